import { categoryCodes, colours } from '@cafeteria/contract';
import { Avatar, Badge, Card, Chip, Fold, Heading, Price, StatusChip, Text } from '@cafeteria/ui';
import styles from '../Dev.module.css';
import { Specimen } from './Specimen.tsx';

const badgeTones = ['neutral', 'brand', 'info', 'positive', 'warning', 'negative'] as const;
const chipTones = ['neutral', 'info', 'positive', 'warning', 'negative'] as const;
const textTones = ['ink', 'soft', 'faint', 'negative', 'positive'] as const;
const textSizes = ['extra-small', 'small', 'medium', 'large'] as const;
const headingSizes = ['sm', 'md', 'lg', 'xl'] as const;

const Words = () => (
  <>
    <Specimen name="Heading" isWide>
      {headingSizes.map((size) => (
        <Heading key={size} level={3} size={size}>
          Ďáblův žleb ({size})
        </Heading>
      ))}
    </Specimen>
    <Specimen name="Text" isWide>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          Příliš žluťoučký kůň ({tone})
        </Text>
      ))}
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          Vypätá dcéra grófa Maxwella ({size})
        </Text>
      ))}
    </Specimen>
    <Specimen name="Price">
      <Price amount="1 290,00 Kč" />
      <Price prefix="od" amount="590,00 Kč" />
      <Price amount="990,00 Kč" oldAmount="1 490,00 Kč" oldLabel="oldLabel" />
    </Specimen>
  </>
);

const Boxes = () => (
  <>
    <Specimen name="Avatar">
      <Avatar name="Jana Nováková" size="small" />
      <Avatar name="Ľubica Ďurišová" />
      <Avatar name="Řehoř" size="large" />
    </Specimen>
    <Specimen name="Card" isWide>
      <Card>Card</Card>
      <Card isInteractive>isInteractive</Card>
      <Card padding="small">padding: small</Card>
    </Specimen>
    <Specimen name="Fold" isWide>
      <Fold title="plain">Fold</Fold>
      <Fold title="card" look="card" state="expanded">
        expanded
      </Fold>
    </Specimen>
  </>
);

export const Surfaces = () => (
  <>
    <Specimen name="data-accent">
      {colours.map((colour) => (
        <span key={colour} className={styles.swatch} data-accent={colour}>
          <Badge tone="accent-solid" accent={colour}>
            {colour}
          </Badge>
          tint
        </span>
      ))}
    </Specimen>
    <Specimen name="Badge">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone} icon="tag">
          {tone}
        </Badge>
      ))}
      {colours.map((colour) => (
        <Badge key={colour} tone="accent" accent={colour}>
          {colour}
        </Badge>
      ))}
    </Specimen>
    <Specimen name="StatusChip">
      {chipTones.map((tone) => (
        <StatusChip key={tone} tone={tone}>
          {tone}
        </StatusChip>
      ))}
    </Specimen>
    <Specimen name="Chip">
      <Chip>Chip</Chip>
      <Chip isSelected>isSelected</Chip>
      <Chip count={12}>count</Chip>
      <Chip size="small">small</Chip>
      <Chip disabled>disabled</Chip>
      {categoryCodes.map((code) => (
        <Chip key={code} className={styles.code} data-category={code}>
          {code}
        </Chip>
      ))}
    </Specimen>
    <Words />
    <Boxes />
  </>
);
