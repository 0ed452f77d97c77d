import { businessTimeZone } from '@cafeteria/i18n';
import {
  ComboBox,
  type ComboBoxItem,
  DateTimeField,
  FileDrop,
  IconButton,
  MultiSelect,
  SortableList,
} from '@cafeteria/ui';
import { useState } from 'react';
import { useSortTexts } from '../../../frame/index.ts';
import { Specimen } from './Specimen.tsx';

const cities = ['Brno', 'Košice', 'Praha', 'Třebíč', 'Žilina'].map((name) => ({
  key: name,
  label: name,
  description: name.length > 5 ? 'description' : '',
}));
const words = { emptyText: 'emptyText', loadingText: 'loadingText', locale: 'cs' };

const Choices = () => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [many, setMany] = useState<ComboBoxItem[]>(cities.slice(0, 2));
  const pick = (key: string | null): void => {
    setChosen(key);
    setTyped(key ?? '');
  };
  const combo = {
    ...words,
    inputValue: typed,
    onInputChange: setTyped,
    selectedKey: chosen,
    onSelect: pick,
  };
  return (
    <>
      <Specimen name="ComboBox" isWide>
        <ComboBox
          {...combo}
          label="ComboBox"
          items={cities.filter(
            ({ label }) => label.toLowerCase().includes(typed.toLowerCase()) || label === chosen,
          )}
        />
        <ComboBox {...combo} label="isLoading" isLoading items={[]} />
        <ComboBox {...combo} label="error" error="Error" items={cities} />
      </Specimen>
      <Specimen name="MultiSelect" isWide>
        <MultiSelect
          {...words}
          label="MultiSelect"
          items={cities}
          selected={many}
          onChange={setMany}
          removeLabel={({ label }) => label}
        />
        <MultiSelect
          {...words}
          label="error"
          error="Error"
          items={cities}
          selected={[]}
          onChange={setMany}
          removeLabel={({ label }) => label}
        />
      </Specimen>
    </>
  );
};

export const Pickers = () => {
  const sortTexts = useSortTexts();
  const [order, setOrder] = useState(cities);
  const [date, setDate] = useState<string | null>('2026-11-17T08:30:00.000Z');
  const [files, setFiles] = useState(0);
  const dates = { locale: 'cs', clearLabel: 'Clear', value: date, onChange: setDate };
  const moment = { ...dates, timeZone: businessTimeZone };
  const drop = {
    prompt: 'prompt',
    hint: `hint: ${files}`,
    accept: 'image/*',
    onFiles: (added: File[]) => setFiles(files + added.length),
  };
  return (
    <>
      <Choices />
      <Specimen name="DateTimeField" isWide>
        <DateTimeField {...moment} label="DateTimeField" />
        <DateTimeField {...moment} label="day" granularity="day" />
        <DateTimeField {...moment} label="error" error="Error" />
      </Specimen>
      <Specimen name="FileDrop" isWide>
        <FileDrop {...drop} label="FileDrop" />
        <FileDrop {...drop} label="error" error="Error" />
        <FileDrop {...drop} label="isDisabled" isDisabled />
      </Specimen>
      <Specimen name="SortableList" isWide>
        <SortableList
          label="SortableList"
          items={order}
          keyOf={({ key }) => key}
          nameOf={({ label }) => label}
          onReorder={setOrder}
          texts={sortTexts}
          actionsOf={({ label }) => (
            <IconButton icon="trash" size="Small" kind="negative" label={label} />
          )}
        >
          {({ label }) => label}
        </SortableList>
        <SortableList
          label="isDisabled"
          items={order}
          keyOf={({ key }) => key}
          nameOf={({ label }) => label}
          onReorder={setOrder}
          texts={sortTexts}
          isDisabled
        >
          {({ label }) => label}
        </SortableList>
      </Specimen>
    </>
  );
};
