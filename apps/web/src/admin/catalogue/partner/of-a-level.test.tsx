import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { optionalText } from '../../frame/index.ts';
import { cleanUp, render, WidgetHost } from '../../frame/testing/render.tsx';
import { ofALevel } from './of-a-level.tsx';

afterEach(cleanUp);

const { Edit } = ofALevel(optionalText());
const FormOf = ({
  level,
  note,
}: {
  readonly level: string | null;
  readonly note: string | null;
}) => (
  <FormProvider {...useForm({ defaultValues: { sustainability: level } })}>
    <WidgetHost initial={note} label="Za co">
      {(props) => <Edit {...props} />}
    </WidgetHost>
  </FormProvider>
);
const field = () => page.getByRole('textbox', { name: 'Za co' });

test('what goes with a level is asked only of a partner who has one', async () => {
  render(<FormOf level="SUSTAINABILITY_CHAMPION" note={null} />);
  await expect.element(field()).toBeVisible();
  cleanUp();
  render(<FormOf level={null} note={null} />);
  await expect.element(field()).not.toBeInTheDocument();
});
test('what is filled already is seen without a level too', async () => {
  render(<FormOf level={null} note="Bez plastů" />);
  await expect.element(field()).toHaveValue('Bez plastů');
});
