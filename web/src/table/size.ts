import type { Attachment } from 'svelte/attachments';

/**
 * Tells how large an element is, before it is first painted and whenever that changes. It waits for the browser to lay out the page,
 * where asking for the size would force it to.
 */
export function size(tell: (width: number, height: number) => void): Attachment {
  return (element) => {
    const observer = new ResizeObserver(() => {
      tell(element.clientWidth, element.clientHeight);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };
}
