import type { WordStatus } from '@speak-it-now/contract';
import type { IconName } from './icons.tsx';

interface BandLook {
  readonly icon: IconName;
  readonly badge: string;
  readonly edge: string;
  readonly text: string;
  readonly fill: string;
}

/** The face of each verdict; the icon and a word always go with the colour. */
export const BAND_LOOKS: Record<WordStatus, BandLook> = {
  good: {
    icon: 'check',
    badge: 'bg-good-soft text-good',
    edge: 'border-good',
    text: 'text-good',
    fill: 'fill-good',
  },
  fair: {
    icon: 'wave',
    badge: 'bg-fair-soft text-fair',
    edge: 'border-fair',
    text: 'text-fair',
    fill: 'fill-fair',
  },
  poor: {
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
};
