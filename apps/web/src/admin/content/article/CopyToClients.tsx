import { ClientArticleForm, type ClientArticleRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Card, type ComboBoxItem, Heading, MultiSelect, Text } from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { read, write } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { type DetailProps, useAdminText } from '../../frame/index.ts';
import { useServices } from '../../../shared/services.ts';
import styles from './Blocks.module.css';

/** Unlike the form's own schema it ignores the record's other fields. */
const ArticleFields = z.object(ClientArticleForm.shape);
/** The part of a record that its form sends. */
const formOf = (article: ClientArticleRecord): ClientArticleForm => z.parse(ArticleFields, article);

/** Copies an article to other clients as inactive; to all of them, or to none when one fails. */
const CopyCard = ({ article }: { readonly article: ClientArticleRecord }) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const { notifications } = useServices();
  const { data: clients = [] } = useQuery(read(api.clientAdmin.options, {}));
  const { mutateAsync, isPending } = useMutation(write(api.clientArticleAdmin.copy));
  const [chosen, setChosen] = useState<ComboBoxItem[]>([]);
  const items = clients
    .filter(({ id }) => id !== article.clientId)
    .map(({ id, name }): ComboBoxItem => ({ key: String(id), label: name }));
  if (items.length === 0) return null;
  const copy = async (): Promise<void> => {
    try {
      await mutateAsync({
        clientId: article.clientId,
        id: article.id,
        body: { ...formOf(article), targetClientIds: chosen.map(({ key }) => Number(key)) },
      });
      notifications.add('success', text('clientArticle.copied', { count: chosen.length }));
      setChosen([]);
    } catch {
      /* the failure policy has said why */
    }
  };
  return (
    <Card className={styles.copy}>
      <Heading level={2} size="md">
        {text('clientArticle.copyTitle')}
      </Heading>
      <Text tone="soft" size="small">
        {text('clientArticle.copyText')}
      </Text>
      <MultiSelect
        label={text('visibility.clients')}
        items={items}
        selected={chosen}
        onChange={setChosen}
        removeLabel={(item) => text('value.remove', { name: item.label })}
        emptyText={text('reference.nothing')}
        loadingText={text('reference.loading')}
        locale={i18n.language}
      />
      <Button
        kind="ghost"
        icon="copy"
        isPending={isPending}
        disabled={chosen.length === 0}
        onClick={() => void copy()}
      >
        {text('clientArticle.copyAction')}
      </Button>
    </Card>
  );
};

/** A client's article, with the card that copies it to other clients. */
export const CopyToClients = ({ item, children }: DetailProps<ClientArticleRecord>) => (
  <>
    {children}
    <CopyCard article={item} />
  </>
);
