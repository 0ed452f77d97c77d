import { useMe } from '../../../shared/session/index.ts';
import { storedData } from '../../../shared/storage/index.ts';
import { useRecords, useRuntimeText } from '../../frame/index.ts';
import { siteFor } from '../../resources.ts';
import { matches, type Option, type Part } from './options.ts';

/** Whose records people look for by name. */
const searched = ['partner', 'offer', 'client', 'user', 'company', 'magazineArticle'];

/** What is offered for a typed text: where one was, screens, actions, records; only what this person may open. */
export const useParts = (typed: string) => {
  const text = useRuntimeText();
  const { navigation, resources, find } = siteFor(useMe());
  const { found, ...state } = useRecords(
    resources.filter(({ name }) => searched.includes(name)),
    typed,
  );
  const records = found.map(({ resource, rows }) => ({
    key: resource.name,
    title: text(`${resource.name}.list`),
    options: rows.map((row) => ({ ...row, icon: resource.nav?.icon ?? ('file' as const) })),
  }));
  const isMine = ({ href }: Option): boolean => find(href) !== undefined;
  const matching = (options: readonly Option[]): readonly Option[] =>
    options.filter(({ label }) => typed === '' || matches(typed, label));
  const screens = navigation.map(({ path, icon, text: label }) => ({
    href: path,
    icon,
    label: text(label),
  }));
  const actions = resources
    .filter(({ routes, path, nav }) => routes.create && nav && !path.includes('$'))
    .map(({ name, path }) => ({
      href: `${path}/create`,
      icon: 'plus' as const,
      label: text(`${name}.create`),
    }));
  const recent = storedData.adminPlaces
    .get()
    .map(({ href, label }) => ({ href, label, icon: 'history' as const }))
    .filter(isMine);
  const parts: readonly Part[] = [
    { key: 'recent', title: text('palette.recent'), options: typed === '' ? recent : [] },
    { key: 'screens', title: text('palette.screens'), options: matching(screens) },
    { key: 'actions', title: text('palette.actions'), options: matching(actions) },
    ...records,
  ];
  return { parts: parts.filter(({ options }) => options.length > 0), ...state };
};
