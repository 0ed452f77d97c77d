import { type KeyboardEvent, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { centredCrop, type Crop, cropOfPercent, percentOfCrop } from './crop.ts';
import styles from './CropDialog.module.css';

export type NamedCrop = {
  readonly name: string;
  readonly label: string;
  /** Width divided by height. */
  readonly aspect: number;
  readonly value?: Crop;
};
export type CropDialogTexts = {
  readonly title: string;
  readonly close: string;
  readonly save: string;
  readonly cancel: string;
  readonly zoom: string;
  /** Spoken name of the picture: how to move it with the keyboard. */
  readonly help: string;
  /** Name of the list of crops. */
  readonly crops: string;
  readonly reset: string;
};
export type CropDialogProps = {
  readonly isOpen: boolean;
  readonly imageUrl: string;
  readonly crops: readonly NamedCrop[];
  readonly onSave: (crops: Readonly<Record<string, Crop>>) => void;
  readonly onClose: () => void;
  readonly isPending?: boolean;
  readonly texts: CropDialogTexts;
};

const maxZoom = 6;
const clampZoom = (zoom: number): number => Math.min(maxZoom, Math.max(1, zoom));

/** The visible part of a picture, drawn by moving the whole of it. */
const Preview = ({
  imageUrl,
  aspect,
  crop,
}: {
  readonly imageUrl: string;
  readonly aspect: number;
  readonly crop: Crop | undefined;
}) => (
  <span className={styles.preview} style={{ aspectRatio: aspect }}>
    {crop && (
      <img
        src={imageUrl}
        alt=""
        style={{
          inlineSize: `${100 / crop.width}%`,
          blockSize: `${100 / crop.height}%`,
          left: `${(-crop.x / crop.width) * 100}%`,
          top: `${(-crop.y / crop.height) * 100}%`,
        }}
      />
    )}
  </span>
);

type Values = Readonly<Record<string, Crop>>;
type ToolsProps = Pick<CropDialogProps, 'texts'> & {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onReset: () => void;
};
const Tools = ({ zoom, onZoom, onReset, texts }: ToolsProps) => {
  const id = useId();
  return (
    <div className={styles.tools}>
      <label htmlFor={id} className={styles.zoom}>
        <Icon name="search" size="sm" />
        {texts.zoom}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
      />
      <Button kind="ghost" size="Small" icon="undo" onClick={onReset}>
        {texts.reset}
      </Button>
    </div>
  );
};

type ChoiceProps = Pick<CropDialogProps, 'imageUrl' | 'crops' | 'texts'> & {
  readonly values: Values;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
};
const Choice = ({ imageUrl, crops, values, chosen, onChoose, texts }: ChoiceProps) => {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={texts.crops} className={styles.crops}>
      {crops.map((crop) => (
        <label key={crop.name} className={styles.crop}>
          <input
            type="radio"
            name={id}
            value={crop.name}
            checked={crop.name === chosen}
            onChange={() => onChoose(crop.name)}
          />
          <Preview imageUrl={imageUrl} aspect={crop.aspect} crop={values[crop.name]} />
          <span>{crop.label}</span>
        </label>
      ))}
    </div>
  );
};

/** Which crop is being cut and how the picture lies under it; crops that nobody has cut yet begin in the middle. */
const useCropping = (
  crops: readonly NamedCrop[],
  values: Values,
  onChange: (values: Values) => void,
) => {
  const [name, setName] = useState(crops[0]?.name ?? '');
  const [point, setPoint] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [round, setRound] = useState(0);
  const [pictureAspect, setPictureAspect] = useState(0);
  const current = crops.find((crop) => crop.name === name);

  const start = (next: string) => {
    setName(next);
    setPoint({ x: 0, y: 0 });
    setZoom(1);
    setRound(round + 1);
  };
  const fill = (size: { readonly naturalWidth: number; readonly naturalHeight: number }) => {
    const aspect = size.naturalWidth / size.naturalHeight;
    setPictureAspect(aspect);
    const missing = crops
      .filter((crop) => !values[crop.name])
      .map((crop) => [crop.name, centredCrop(crop.aspect, aspect)] as const);
    if (missing.length > 0) onChange({ ...Object.fromEntries(missing), ...values });
  };
  const reset = () => {
    if (current) onChange({ ...values, [name]: centredCrop(current.aspect, pictureAspect) });
    start(name);
  };
  return { current, point, zoom, round, setPoint, setZoom, start, fill, reset };
};

const CropBody = ({
  imageUrl,
  crops,
  values,
  onChange,
  texts,
}: Pick<CropDialogProps, 'imageUrl' | 'crops' | 'texts'> & {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}) => {
  const { current, point, zoom, round, setPoint, setZoom, start, fill, reset } = useCropping(
    crops,
    values,
    onChange,
  );
  if (!current) return null;
  const { name } = current;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === '+' || event.key === '=' ? 0.1 : event.key === '-' ? -0.1 : 0;
    if (by === 0) return;
    event.preventDefault();
    setZoom(clampZoom(zoom + by));
  };
  const value = values[name];

  return (
    <div className={styles.layout}>
      <div className={styles.main} onKeyDown={onKeyDown}>
        <div className={styles.stage}>
          <Cropper
            key={`${name}-${round}`}
            image={imageUrl}
            crop={point}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={current.aspect}
            keyboardStep={10}
            disableAutomaticStylesInjection
            initialCroppedAreaPercentages={value && percentOfCrop(value)}
            cropperProps={{ 'aria-label': `${current.label}. ${texts.help}`, role: 'application' }}
            mediaProps={{ alt: '' }}
            onCropChange={setPoint}
            onZoomChange={setZoom}
            onMediaLoaded={fill}
            onCropAreaChange={(area) => {
              if (area.width > 0) onChange({ ...values, [name]: cropOfPercent(area) });
            }}
          />
        </div>
        <Tools zoom={zoom} onZoom={setZoom} onReset={reset} texts={texts} />
      </div>
      <Choice {...{ imageUrl, crops, values, texts }} chosen={name} onChoose={start} />
    </div>
  );
};

const given = (crops: readonly NamedCrop[]): Readonly<Record<string, Crop>> =>
  Object.fromEntries(
    crops.flatMap((crop) => (crop.value ? [[crop.name, crop.value] as const] : [])),
  );

const CropWindow = ({
  imageUrl,
  crops,
  onSave,
  onClose,
  isPending,
  texts,
  isOpen,
}: CropDialogProps) => {
  const [values, setValues] = useState(() => given(crops));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      size="large"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            isPending={isPending}
            disabled={crops.some((crop) => !values[crop.name])}
            onClick={() => onSave(values)}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <CropBody
        imageUrl={imageUrl}
        crops={crops}
        values={values}
        onChange={setValues}
        texts={texts}
      />
    </Dialog>
  );
};

/**
 * Cuts one picture into named crops, with a live preview of each.
 * @example
 * <CropDialog
 *   imageUrl={url}
 *   crops={[{ name: 'card', label: 'Karta', aspect: 3 / 2 }]}
 *   onSave={save}
 *   …
 * />
 */
export const CropDialog = (props: CropDialogProps) => (
  <CropWindow key={`${props.imageUrl} ${props.isOpen}`} {...props} />
);
