/** Notices follow the language of the page that asked for them. */
import { beforeEach, expect, test, vi } from 'vitest';
import { noteLanguage, tellLanguage } from '../src/notices/language';
import { noticesApi } from '../src/notices/notices-api';
import type { ChannelInfo, NoticeSettings } from '../src/protocol/wire';
import { settings } from '../src/settings/settings.svelte';

const look = vi.spyOn(noticesApi, 'settings');
const change = vi.spyOn(noticesApi, 'change');

const channel = (id: string, form: ChannelInfo['form']): ChannelInfo => ({
  id,
  form,
  label: id,
  kinds: ['invited'],
  created_at: 1,
  ...(form === 'push' ? { fingerprint: 'another' } : {}),
});

beforeEach(() => {
  localStorage.clear();
  // This browser has no pushes of its own.
  vi.stubGlobal('isSecureContext', false);
  settings.language = 'en';
  const found: Partial<NoticeSettings> = { channels: [channel('mail', 'mail'), channel('phone', 'push')] };
  look.mockReset().mockResolvedValue(found as NoticeSettings);
  change.mockReset().mockResolvedValue('');
});

test('whoever reads the page in another language gets mails in that one, and other browsers stay as they are', async () => {
  noteLanguage();
  await tellLanguage();
  expect(look).not.toHaveBeenCalled();
  settings.language = 'nl';
  await tellLanguage();
  await tellLanguage();
  expect(change.mock.calls).toEqual([['mail', ['invited']]]);
});

test('what could not be told is told later, and whoever asked for nothing here is not asked about', async () => {
  settings.language = 'de';
  await tellLanguage();
  expect(look).not.toHaveBeenCalled();
  noteLanguage();
  settings.language = 'es';
  change.mockRejectedValueOnce(new Error('no network'));
  await expect(tellLanguage()).rejects.toThrow();
  await tellLanguage();
  expect(change).toHaveBeenCalledTimes(2);
});
