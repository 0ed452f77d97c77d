import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { mapHref, useMapSearch } from '../map-search.ts';
import { BranchOfficeDetail } from './BranchOfficeDetail.tsx';
import { BranchOfficeList, type BranchOfficeListProps } from './BranchOfficeList.tsx';
import type { Pin } from '../pins/index.ts';
import { draggedPosition, type DragOrigin, nextRest, restOf } from './sheet-position.ts';
import { TappedPlace } from './TappedPlace.tsx';
import styles from './Panel.module.css';

type Drag = DragOrigin & { readonly time: number };
const second = 1_000;
const percent = 100;
/** A shorter way is a press, not a drag. */
const tremble = 4;

const useDrag = (position: number, setPosition: (position: number) => void) => {
  const { log } = useServices();
  const sheet = useRef<HTMLDivElement>(null);
  const origin = useRef<Drag>(undefined);
  const [isDragging, setDragging] = useState(false);
  /** The distance in pixels between both ends. */
  const travel = (): number =>
    (sheet.current?.parentElement?.clientHeight ?? 0) -
    (sheet.current?.firstElementChild?.clientHeight ?? 0);
  const begin = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    origin.current = { position, pointer: event.clientY, time: event.timeStamp };
    setDragging(true);
  };
  const move = (event: PointerEvent): void => {
    if (origin.current) setPosition(draggedPosition(origin.current, event.clientY, travel()));
  };
  const end = (event: PointerEvent): void => {
    setDragging(false);
    const from = origin.current;
    origin.current = undefined;
    if (!from) return void log('undefined drag origin position', {}, 'warn');
    if (Math.abs(event.clientY - from.pointer) < tremble)
      return setPosition(position < 0.5 ? 0.5 : 0);
    const reached = draggedPosition(from, event.clientY, travel());
    setPosition(
      restOf(
        reached,
        ((reached - from.position) / Math.max(event.timeStamp - from.time, 1)) * second,
      ),
    );
  };
  return {
    sheet,
    isDragging,
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  };
};

const Handle = ({
  position,
  ...handlers
}: ComponentProps<'div'> & { readonly position: number }) => {
  const { t } = useTexts('cafeteria');
  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('map.sheet')}
      aria-valuemin={0}
      aria-valuemax={percent}
      aria-valuenow={Math.round(position * percent)}
      data-testid="sheet-handle"
      {...handlers}
    />
  );
};

/** How high the sheet lies; who is led to a place by the map sees half of the list at least. */
const usePosition = (isRaised: boolean) => {
  const [position, setPosition] = useState(isRaised ? 0.5 : 0);
  const [wasRaised, setWasRaised] = useState(isRaised);
  if (isRaised !== wasRaised) {
    setWasRaised(isRaised);
    if (isRaised) setPosition(Math.max(position, 0.5));
  }
  return [position, setPosition] as const;
};

/**
 * The list beside the map. On phones and tablets it lies over the map, starts small, and is dragged
 * by its handle or moved with the arrow keys.
 */
const Sheet = ({
  isRaised,
  tapped,
  onTappedEnd,
  children,
}: {
  readonly isRaised: boolean;
  /** A few words over the list, in a sheet just as high as they are. */
  readonly tapped: ReactNode;
  readonly onTappedEnd: () => void;
  readonly children: ReactNode;
}) => {
  const [position, setPosition] = usePosition(isRaised);
  const { sheet, isDragging, handlers } = useDrag(position, setPosition);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = {
      ArrowUp: nextRest(position, 1),
      ArrowDown: nextRest(position, -1),
      Home: 0,
      End: 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onTappedEnd();
    setPosition(to);
  };
  // not as an attribute: the security policy forbids those of a page, and the server renders where it starts
  useLayoutEffect(
    () => sheet.current?.style.setProperty('--position', String(position)),
    [sheet, position],
  );
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-raised={isRaised || undefined}
      data-tapped={tapped ? true : undefined}
      data-dragging={isDragging || undefined}
      data-testid="map-panel"
      data-over-map=""
    >
      <Handle
        position={position}
        onKeyDown={onKeyDown}
        {...handlers}
        onPointerDown={(event) => {
          onTappedEnd();
          handlers.onPointerDown(event);
        }}
      />
      <div className={styles.content}>
        <div className={styles.body} inert={Boolean(tapped)}>
          {children}
        </div>
        {tapped}
      </div>
    </div>
  );
};

/** What the map shows in words: the list of branch offices, or one of them. */
export const Panel = ({
  tapped,
  onTappedEnd,
  ...props
}: BranchOfficeListProps & {
  /** What a finger pressed on the map. */
  readonly tapped: Pin | undefined;
  readonly onTappedEnd: () => void;
}) => {
  const { view, stack } = props;
  const search = useMapSearch();
  const { selectedBranchOfficeId: selectedId } = search;
  const before = useRef(selectedId);
  useEffect(() => {
    const last = before.current;
    before.current = selectedId;
    // closing a branch office returns the focus to its row
    if (selectedId === undefined && last !== undefined)
      document.querySelector<HTMLElement>(`[data-place="${last}"] a`)?.focus();
  }, [selectedId]);
  return (
    <Sheet
      isRaised={selectedId !== undefined || stack !== undefined}
      onTappedEnd={onTappedEnd}
      tapped={
        tapped &&
        selectedId === undefined && (
          <TappedPlace
            pin={tapped}
            href={mapHref({ ...search, ...view, selectedBranchOfficeId: tapped.id })}
            onClose={onTappedEnd}
          />
        )
      }
    >
      {selectedId === undefined ? (
        <BranchOfficeList {...props} />
      ) : (
        <BranchOfficeDetail
          key={selectedId}
          id={selectedId}
          listHref={mapHref({ ...search, ...view, selectedBranchOfficeId: undefined })}
        />
      )}
    </Sheet>
  );
};
