import type { ReactNode } from 'react'
import { lazyModule } from '../../components/lazy-module'
import { ImageFieldView } from './ImageFieldView'
import type { CropShape } from './crop-shapes'
import { useImageField } from './use-image-field'

const crop = lazyModule(() => import('./CropDialog'))

export interface ImageFieldProps {
  readonly label: string
  /**
   * A unique name in the product, such as `profile-head`. After a reload, the field finds its running upload by this
   * name.
   */
  readonly name: string
  readonly shape: CropShape
  /** The URL of the current picture. `null` without a picture. */
  readonly value: string | null
  /** Called with the picture's URL, or with `null` when the member removes the picture. */
  readonly onChange: (url: string | null) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/**
 * A form field for a picture: the member chooses and crops a picture, and the field uploads the picture. `onChange`
 * gets the picture's URL.
 */
export function ImageField({ name, shape, onChange, ...view }: ImageFieldProps): ReactNode {
  const field = useImageField(name, shape, onChange)
  const part = crop.useModule(field.cropping !== null)
  return (
    <>
      <ImageFieldView {...view} {...field} shape={shape} onWarm={crop.preload} onRemove={() => onChange(null)} />
      {part !== null && field.cropping !== null && (
        <part.CropDialog url={field.cropping.url} shape={shape} onCut={field.onCut} onClose={field.onLeave} />
      )}
    </>
  )
}
