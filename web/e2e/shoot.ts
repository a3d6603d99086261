/** Pictures in every look: wide and on a phone, light and dark. */
import type { Page } from '@playwright/test';

const FOLDER = 'screenshots';
const LOOKS = [
  { name: 'wide-light', size: { width: 1280, height: 720 }, colorScheme: 'light' },
  { name: 'wide-dark', size: { width: 1280, height: 720 }, colorScheme: 'dark' },
  { name: 'large-light', size: { width: 1920, height: 1080 }, colorScheme: 'light' },
  { name: 'tablet-light', size: { width: 820, height: 1180 }, colorScheme: 'light' },
  { name: 'phone-light', size: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'phone-dark', size: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

/** What has to be done after the window has changed, such as pointing at something again. */
type Pose = (page: Page) => Promise<void>;

/** `which` looks: all of them, or those whose name it matches. */
export async function shoot(page: Page, name: string, which = /./, pose?: Pose): Promise<void> {
  for (const look of LOOKS.filter((one) => which.test(one.name))) {
    await page.setViewportSize(look.size);
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    await pose?.(page);
    await page.waitForTimeout(150);
    await page.screenshot({ path: `${FOLDER}/${name}-${look.name}.png` });
  }
}
