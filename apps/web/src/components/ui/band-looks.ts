import type { Band } from '@speak-it-now/engine/verdict';
import type { IconName } from './icons.tsx';

interface BandLook {
  readonly icon: IconName;
  readonly badge: string;
  readonly edge: string;
  readonly text: string;
  readonly fill: string;
}

/** Icon and colors of each band; the color never appears without the icon and a word. */
export const BAND_LOOKS: Record<Band | 'missing' | 'unsure', BandLook> = {
  excellent: {
    icon: 'check',
    badge: 'bg-good-soft text-good',
    edge: 'border-good',
    text: 'text-good',
    fill: 'fill-good',
  },
  close: {
    icon: 'wave',
    badge: 'bg-close-soft text-close',
    edge: 'border-close',
    text: 'text-close',
    fill: 'fill-close',
  },
  understandable: {
    icon: 'dash',
    badge: 'bg-fair-soft text-fair',
    edge: 'border-fair',
    text: 'text-fair',
    fill: 'fill-fair',
  },
  practice: {
    icon: 'cross',
    badge: 'bg-poor-soft text-poor',
    edge: 'border-poor',
    text: 'text-poor',
    fill: 'fill-poor',
  },
  missing: {
    icon: 'gap',
    badge: 'bg-sunken text-ink-soft',
    edge: 'border-line-strong border-dashed',
    text: 'text-ink-soft',
    fill: 'fill-line-strong',
  },
  unsure: {
    icon: 'question',
    badge: 'bg-sunken text-ink-soft',
    edge: 'border-line-strong',
    text: 'text-ink-soft',
    fill: 'fill-mine',
  },
};
