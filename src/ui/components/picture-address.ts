/**
 * Where a picture is. What is stored names our own pictures from the root (`/town/a1.svg`), but a static host may serve the
 * client from any folder, so the folder enters here, when a picture is drawn.
 */
export const pictureAddress = (stored: string): string =>
  stored.startsWith('/') ? `${import.meta.env.BASE_URL}${stored.slice(1)}` : stored
