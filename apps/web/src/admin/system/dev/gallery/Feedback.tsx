import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  ProgressBar,
  Skeleton,
  Spinner,
} from '@cafeteria/ui';
import { Specimen } from './Specimen.tsx';

const tones = ['info', 'warning', 'negative', 'success'] as const;
const shapes = [
  'text',
  'heading',
  'block',
  'card',
  'picture',
  'circle',
  'chip',
  'button',
  'row',
] as const;
const nothing = (): void => undefined;

export const Feedback = () => (
  <>
    <Specimen name="Banner" isWide>
      {tones.map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title={tone}
          actions={<Button size="Small">Button</Button>}
          onDismiss={nothing}
          dismissLabel="Close"
        >
          Banner
        </Banner>
      ))}
    </Specimen>
    <Specimen name="EmptyState, ErrorState" isWide>
      <EmptyState title="EmptyState" icon="heart" actions={<Button>Button</Button>}>
        Text
      </EmptyState>
      <ErrorState title="ErrorState" detail="req-1a2b" actions={<Button>Button</Button>} />
    </Specimen>
    <Specimen name="ProgressBar" isWide>
      <ProgressBar label="ProgressBar" value={120} max={400} valueText="120 / 400" />
      <ProgressBar label="?" />
      <ProgressBar label="small" size="small" value={70} />
    </Specimen>
    <Specimen name="Spinner">
      <Spinner label="Spinner" />
      <Spinner label="sm" size="sm" />
    </Specimen>
    <Specimen name="Skeleton" isWide>
      {shapes.map((shape) => (
        <div key={shape}>
          {shape}
          <Skeleton shape={shape} />
        </div>
      ))}
    </Specimen>
  </>
);
