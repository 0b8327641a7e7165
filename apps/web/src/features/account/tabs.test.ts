import { describe, expect, it } from 'vitest';
import { accountTabOf, visibleTabs } from './tabs.ts';

describe('the tabs of the account page', () => {
  it('ACC-02, ACC-03 free users see all four, premium users no Account tab', () => {
    expect(visibleTabs({ subscriptionTier: 'free' })).toEqual([
      'profile',
      'security',
      'subscription',
      'account',
    ]);
    expect(visibleTabs({ subscriptionTier: 'premium' })).toEqual(['profile', 'security', 'subscription']);
  });

  it('a hidden or unknown tab in the address leads to the profile', () => {
    const premium = visibleTabs({ subscriptionTier: 'premium' });
    expect(accountTabOf('?tab=account', premium)).toBe('profile');
    expect(accountTabOf('?tab=nonsense', premium)).toBe('profile');
    expect(accountTabOf('?tab=security', premium)).toBe('security');
  });
});
