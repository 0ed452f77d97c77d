import { Sustainability } from '@cafeteria/contract';
import { useOtherField, type Widget } from '../../frame/index.ts';

const isLeftAs = (empty: unknown, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(empty);

/**
 * What only a partner with a level of sustainability has: most have none, and for them the form is a screen shorter.
 * What is filled or wrong is there to be seen whatever the level.
 */
export const ofALevel = <V,>(widget: Widget<V>): Widget<V> => ({
  ...widget,
  Edit: function OfALevel(props) {
    const level = useOtherField('sustainability', Sustainability);
    if (!level && isLeftAs(widget.empty, props.value) && !props.error()) return null;
    return <widget.Edit {...props} />;
  },
});
