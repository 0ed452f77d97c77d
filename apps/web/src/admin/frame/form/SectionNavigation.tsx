import { useFormState } from 'react-hook-form';
import type { Resource } from '../resource.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { countErrors } from './form-errors.ts';
import styles from './Form.module.css';

/** The sections of a form, beside it on a wide screen; a section with something wrong in it is marked. */
export const SectionNavigation = ({ resource }: { readonly resource: Resource }) => {
  const { section } = useResourceTexts(resource);
  const text = useAdminText();
  const { errors } = useFormState();
  return (
    <nav className={styles.navigation} aria-label={text('form.sections')}>
      <ul className={styles.sections}>
        {resource.sections.map(({ key, fields }) => {
          const wrong = countErrors(fields.map((field) => errors[field]));
          return (
            <li key={key}>
              <a
                className={styles.section}
                href={`#section-${key}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`section-${key}`)?.scrollIntoView();
                }}
              >
                {section(key)}
                {wrong > 0 && (
                  <span
                    className={styles.wrong}
                    aria-label={text('form.wrongFields', { count: wrong })}
                  >
                    {wrong}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
