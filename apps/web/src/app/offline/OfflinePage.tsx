import type { I18n } from '@cafeteria/i18n';
import { buttonClass, ErrorState } from '@cafeteria/ui';

const stripes = ['#d9604a', '#fbf5ea', '#d9604a', '#fbf5ea', '#d9604a', '#fbf5ea', '#d9604a'];

/** The closed stall of the pages that are not there; in the page itself, as no other file may come. */
const ClosedStall = () => (
  <svg viewBox="0 0 252 172" width="189" height="129" aria-hidden="true" focusable="false">
    <rect x="4" y="156" width="244" height="16" rx="8" fill="#d8c4a2" />
    <path d="M40 26h8v130h-8zM204 26h8v130h-8z" fill="#8a5a34" />
    <path d="M48 40h156v112H48z" fill="#155a4a" />
    <path d="M40 148h172v8H40z" fill="#5c3a22" />
    {stripes.map((fill, index) => (
      <path key={index} fill={fill} d={`M${28 + index * 28} 6h28v44a14 14 0 0 1-28 0Z`} />
    ))}
    <path d="M24 0h204v8H24z" fill="#d9604a" />
    <g fill="none" stroke="#fbf5ea" strokeWidth="6" strokeLinecap="round">
      <path d="M104 100q22-18 44 0M114 113q12-9 24 0M150 84l-48 52" />
    </g>
    <circle cx="126" cy="126" r="5" fill="#fbf5ea" />
  </svg>
);

/** What a device shows where no page came, until the portal is drawn from what was kept or the page comes. */
export const OfflinePage = ({ i18n }: { readonly i18n: I18n }) => (
  <main>
    <ErrorState
      picture={<ClosedStall />}
      title={i18n.t('failed.offline')}
      headingLevel={1}
      actions={
        <a href="/" className={buttonClass({ kind: 'ghost' })}>
          {i18n.t('notFound.home')}
        </a>
      }
    >
      {i18n.t('failed.offlineText')}
    </ErrorState>
  </main>
);
