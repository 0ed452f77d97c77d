import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useSectionBeingRead } from '../../../shared/scroll/index.ts';
import type { Resource } from '../resource.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { countErrors } from './form-errors.ts';
import styles from './Form.module.css';

const scrollTo = (id: string): void => document.getElementById(id)?.scrollIntoView();

/** Begins at the section the address names, once the shell has shown the new screen. */
const useBeginning = (): void =>
  useEffect(() => {
    const { hash } = globalThis.location;
    if (!hash.startsWith('#section-')) return undefined;
    const timer = setTimeout(() => scrollTo(hash.slice(1)), 150);
    return () => clearTimeout(timer);
  }, []);

/** Where they stand in a row, the one being read is kept in sight. */
const useInSight = (list: RefObject<HTMLElement | null>, current: string | undefined): void =>
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link)
      row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  }, [list, current]);

/**
 * The sections of a form, each with an address of its own: beside it on a wide screen, in a row over it elsewhere. A
 * section with something wrong in it is marked.
 */
export const SectionNavigation = ({ resource }: { readonly resource: Resource }) => {
  const { section } = useResourceTexts(resource);
  const text = useAdminText();
  const { errors } = useFormState();
  const { pathname, searchStr } = useLocation();
  const list = useRef<HTMLElement>(null);
  const current = useSectionBeingRead(resource.sections.map(({ key }) => `section-${key}`));
  const router = useRouter();
  // a link of the router's would be the current one in every section of the page
  const go = (event: MouseEvent<HTMLAnchorElement>, id: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    scrollTo(id);
    router.history.replace(event.currentTarget.getAttribute('href') ?? '');
  };
  useBeginning();
  useInSight(list, current);
  return (
    <nav ref={list} className={styles.navigation} aria-label={text('form.sections')}>
      <ul className={styles.sections}>
        {resource.sections.map(({ key, fields }) => {
          const wrong = countErrors(fields.map((field) => errors[field]));
          return (
            <li key={key}>
              <a
                className={styles.section}
                href={`${pathname}${searchStr}#section-${key}`}
                aria-current={current === `section-${key}` ? 'location' : undefined}
                onClick={(event) => go(event, `section-${key}`)}
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
