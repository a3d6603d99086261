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
  await noteLanguage();
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
  await noteLanguage();
  settings.language = 'es';
  change.mockRejectedValueOnce(new Error('no network'));
  await expect(tellLanguage()).rejects.toThrow();
  await tellLanguage();
  expect(change).toHaveBeenCalledTimes(2);
});

test('whoever changes something after the language could not be told has not told it by that', async () => {
  await noteLanguage();
  settings.language = 'de';
  change.mockRejectedValueOnce(new Error('no network'));
  await expect(tellLanguage()).rejects.toThrow();
  // Something else is chosen on the page of the notices, and the server is there again.
  await noteLanguage();
  expect(change.mock.calls).toEqual([
    ['mail', ['invited']],
    ['mail', ['invited']],
  ]);
  await tellLanguage();
  expect(change).toHaveBeenCalledTimes(2);
});
