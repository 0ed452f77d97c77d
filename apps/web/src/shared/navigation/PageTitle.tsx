import { useTranslation } from 'react-i18next';

/** The title of the browser's tab: what is shown, then the portal. */
export const PageTitle = ({ children }: { readonly children: string }) => {
  const { t } = useTranslation();
  return <title>{`${children} | ${t('appName')}`}</title>;
};
