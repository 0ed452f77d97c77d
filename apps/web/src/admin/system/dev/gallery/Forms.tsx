import { languages } from '@cafeteria/contract';
import {
  Checkbox,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  SelectField,
  Switch,
  TextArea,
  TextField,
} from '@cafeteria/ui';
import { useState } from 'react';
import { Specimen } from './Specimen.tsx';

const sample = { label: 'Label', description: 'Description' };
const options = ['Brno', 'Košice', 'Třebíč'].map((city) => ({ value: city, label: city }));

const Texts = () => (
  <>
    <Specimen name="TextField" isWide>
      <TextField {...sample} placeholder="placeholder" />
      <TextField label="isRequired" isRequired defaultValue="Žluťoučký kůň" />
      <TextField label="error" error="Error" defaultValue="?" />
      <TextField label="disabled" disabled defaultValue="Ľúbozvučná" />
      <TextField label="prefix, suffix" prefix="+420" suffix="Kč" inputMode="decimal" />
      <TextField label="size: small" size="small" />
    </Specimen>
    <Specimen name="TextArea" isWide>
      <TextArea {...sample} rows={3} />
      <TextArea label="error" error="Error" rows={3} />
      <TextArea label="disabled" disabled rows={3} />
    </Specimen>
    <Specimen name="PasswordField" isWide>
      <PasswordField label="PasswordField" showLabel="Show" hideLabel="Hide" />
      <PasswordField label="error" error="Error" showLabel="Show" hideLabel="Hide" />
    </Specimen>
    <Specimen name="SelectField" isWide>
      <SelectField {...sample} options={options} />
      <SelectField label="emptyLabel" emptyLabel="—" options={options} />
      <SelectField label="error" error="Error" options={options} />
      <SelectField label="disabled" disabled options={options} />
    </Specimen>
  </>
);

const Radios = () => {
  const [city, setCity] = useState('Brno');
  return (
    <Specimen name="RadioGroup" isWide>
      <RadioGroup
        label="plain"
        name="plain"
        options={options}
        value={city}
        onChange={(event) => setCity(event.target.value)}
      />
      <RadioGroup
        label="card"
        look="card"
        name="card"
        options={options}
        value={city}
        onChange={(event) => setCity(event.target.value)}
      />
      <RadioGroup
        label="error"
        error="Error"
        name="wrong"
        options={options}
        value=""
        onChange={(event) => setCity(event.target.value)}
      />
    </Specimen>
  );
};

export const Forms = () => {
  const [keyword, setKeyword] = useState('káva');
  const [segment, setSegment] = useState('cs');
  return (
    <>
      <Texts />
      <Specimen name="SearchField" isWide>
        <SearchField label="SearchField" clearLabel="Clear" value={keyword} onChange={setKeyword} />
        <SearchField
          label="isPending"
          clearLabel="Clear"
          isPending
          value={keyword}
          onChange={setKeyword}
        />
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox label="Checkbox" />
        <Checkbox label="checked" defaultChecked />
        <Checkbox label="isIndeterminate" isIndeterminate />
        <Checkbox label="description" description="Description" />
        <Checkbox label="error" error="Error" />
        <Checkbox label="disabled" disabled />
      </Specimen>
      <Specimen name="Switch">
        <Switch label="Switch" />
        <Switch label="checked" defaultChecked />
        <Switch label="disabled" disabled />
      </Specimen>
      <Radios />
      <Specimen name="SegmentedControl">
        <SegmentedControl
          label="SegmentedControl"
          segments={languages.map((value) => ({ value, label: value.toUpperCase() }))}
          value={segment}
          onChange={setSegment}
        />
        <SegmentedControl
          label="small, isMarked"
          size="small"
          segments={languages.map((value) => ({
            value,
            label: value.toUpperCase(),
            isMarked: value === 'sk',
          }))}
          value={segment}
          onChange={setSegment}
        />
      </Specimen>
    </>
  );
};
