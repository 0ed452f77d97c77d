import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { loadLabelFonts } from './fonts.ts';
import { type Look, useLook } from './use-look.ts';

type Style = ReturnType<Look['style']>;
/** What every map of the product can do, whatever it shows. */
type Drawn = {
  readonly restyle: (style: Style, language: string) => void;
  readonly remove: () => void;
};
type Ground = {
  /** What the map is drawn into. */
  readonly container: HTMLElement;
  readonly style: Style;
  readonly language: string;
};
type Drawing<Library, Map extends Drawn> = {
  /** Brings the library of maps, which comes after the screen it belongs to. */
  readonly load: () => Promise<Library>;
  readonly draw: (library: Library, ground: Ground) => Map;
  /** The library did not come, or nothing can be drawn here. */
  readonly onBroken: (error: unknown) => void;
};
type DrawnMap<Map> = {
  readonly container: RefObject<HTMLDivElement | null>;
  /** Empty until the map is drawn, and after its screen is gone. */
  readonly map: RefObject<Map | undefined>;
};

/** A map drawn once its library and its letters are there, kept in the colours and the language of the page. */
export const useDrawnMap = <Library, Map extends Drawn>({
  load,
  draw,
  onBroken,
}: Drawing<Library, Map>): DrawnMap<Map> => {
  const { scheme, language, style } = useLook();
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<Map>(undefined);
  const begin = useEffectEvent(load);
  const fail = useEffectEvent(onBroken);
  const create = useEffectEvent((library: Library) => {
    if (!container.current) return;
    map.current = draw(library, { container: container.current, style: style(), language });
  });
  useEffect(() => {
    let isGone = false;
    Promise.all([begin(), loadLabelFonts()])
      .then(([library]) => {
        if (!isGone) create(library);
      })
      .catch((error: unknown) => {
        if (!isGone) fail(error);
      });
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = undefined;
    };
  }, []);
  const restyle = useEffectEvent(() => map.current?.restyle(style(), language));
  useEffect(() => restyle(), [scheme, language]);
  return { container, map };
};
