/** The aspect ratio (width / height) and maximum size in px of a picture, by use. */
export const CROP_SHAPES = {
  circle: { aspect: 1, width: 512, height: 512 },
  square: { aspect: 1, width: 512, height: 512 },
  banner: { aspect: 3, width: 1_440, height: 480 },
} as const
export type CropShape = keyof typeof CROP_SHAPES
