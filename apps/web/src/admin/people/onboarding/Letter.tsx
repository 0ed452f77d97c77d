import { formatPhone, type InvitationLetter } from '@cafeteria/contract';
import { addressed, dayAndTime, languageOfUser } from '@cafeteria/i18n';
import { encode } from 'uqr';
import { Logo } from '../../../shared/picture/index.ts';
import { useAdminText } from '../../frame/index.ts';
import styles from './Letter.module.css';

/** Every dark square of a row, drawn by one path. */
const drawingOf = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

const Code = ({ href }: { readonly href: string }) => {
  const text = useAdminText();
  const { data, size } = encode(href, { ecc: 'M', border: 2 });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={text('letter.qr')}
    >
      <path d={drawingOf(data)} fill="currentColor" />
    </svg>
  );
};

/** One invitation, a page of paper for itself in the language of its reader; black on white in every theme. */
export const Letter = ({ letter }: { readonly letter: InvitationLetter }) => {
  const text = useAdminText();
  const { firstName, lastName, clientName, addressLines, personalNumber } = letter;
  const { username, welcomeText, href, validUntil, contactEmail, contactPhone } = letter;
  const language = languageOfUser[letter.language];
  const phone = contactPhone && formatPhone(contactPhone);
  const contact = [contactEmail, phone].filter(Boolean).join(', ');
  return (
    <article
      className={styles.letter}
      lang={language}
      data-brand={letter.primaryColour ?? undefined}
    >
      <header className={styles.from}>
        {clientName && letter.logo && <Logo media={letter.logo} name={clientName} />}
        <strong>{clientName}</strong>
      </header>
      <address className={styles.to}>
        <strong>{`${firstName} ${lastName}`}</strong>
        {addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {personalNumber && <span>{text('letter.personalNumber', { number: personalNumber })}</span>}
      </address>
      <h2 className={styles.hello}>
        {text('letter.hello', { name: addressed(firstName, language) })}
      </h2>
      <p>{clientName ? text('letter.textOf', { client: clientName }) : text('letter.text')}</p>
      {welcomeText && <p className={styles.welcome}>{welcomeText}</p>}
      <p>{text('letter.how')}</p>
      <div className={styles.way}>
        <Code href={href} />
        <dl className={styles.facts}>
          <dt>{text('letter.username')}</dt>
          <dd>{username}</dd>
          <dt>{text('letter.address')}</dt>
          <dd className={styles.href}>{href}</dd>
        </dl>
      </div>
      <p>{text('letter.valid', dayAndTime(validUntil))}</p>
      {contact && <p>{text('letter.contact', { contact })}</p>}
    </article>
  );
};
