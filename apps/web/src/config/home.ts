import { paths } from './paths.ts';

/** The three tabs of Home, in the order shown. */
export const TAB_KEYS = ['tips', 'pronunciation', 'resources'] as const;
export type TabKey = (typeof TAB_KEYS)[number];
export const DEFAULT_TAB: TabKey = 'pronunciation';

/** Minimum heights of the tabs on desktop, in CSS pixels; taller content exceeds them, and phones ignore them. */
const TAB_MIN_HEIGHT_PX = { tips: 1490, pronunciation: 750, resources: 1800, otherwise: 700 } as const;

/** @returns the minimum height in CSS pixels of the tab with this key; 700 for an unknown key. */
export function tabMinHeightPx(key: string): number {
  return TAB_KEYS.some((tab) => tab === key) ? TAB_MIN_HEIGHT_PX[key as TabKey] : TAB_MIN_HEIGHT_PX.otherwise;
}

/** The address of a tab, so that reloading and going back keep it. */
export const homePath = (tab: TabKey): string =>
  tab === DEFAULT_TAB ? paths.home : `${paths.home}?tab=${tab}`;
