/** Puts a text on the clipboard, also where the page came over plain HTTP and the browser has no clipboard for it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  // The old way is the only one left in a page without a certificate.
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
