import { ClientArticleForm } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Card, type ComboBoxItem, Heading, MultiSelect, Text } from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { read, write } from '../../../shared/api/index.ts';
import { useAdminText, type Values } from '../../frame/index.ts';
import { useServices } from '../../../shared/services.ts';
import styles from './Blocks.module.css';

/** What of a record its form would send. */
const inputOf = (article: Values): ClientArticleForm =>
  z.parse(
    ClientArticleForm,
    Object.fromEntries(
      Object.keys(ClientArticleForm.shape).map((field) => [field, article[field]]),
    ),
  );

/** Gives an article to other employers too, switched off; to all of them or, when one refuses, to none. */
export const CopyToClients = ({
  clientId,
  article,
}: {
  readonly clientId: number;
  readonly article: Values;
}) => {
  const text = useAdminText();
  const { i18n } = useTranslation();
  const { notifications } = useServices();
  const { data: clients = [] } = useQuery(read(api.clientAdmin.options, {}));
  const { mutateAsync, isPending } = useMutation(write(api.clientArticleAdmin.copy));
  const [chosen, setChosen] = useState<ComboBoxItem[]>([]);
  const items = clients
    .filter(({ id }) => id !== clientId)
    .map(({ id, name }): ComboBoxItem => ({ key: String(id), label: name }));
  if (items.length === 0) return null;
  const copy = async (): Promise<void> => {
    try {
      await mutateAsync({
        clientId,
        id: Number(article.id),
        body: { ...inputOf(article), targetClientIds: chosen.map(({ key }) => Number(key)) },
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
