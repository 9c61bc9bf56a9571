import type { ReactNode } from 'react'
import { lazyModule } from '../../components/lazy-module'
import { ImageFieldView } from './ImageFieldView'
import type { CropShape } from './crop-shapes'
import { useImageField } from './use-image-field'

const crop = lazyModule(() => import('./CropDialog'))

export interface ImageFieldProps {
  readonly label: string
  /**
   * Of this field alone in the whole product, such as `profile-head`: by it an upload is found again after a reload.
   */
  readonly name: string
  readonly shape: CropShape
  /** The address of the picture that stands; `null`: there is none. */
  readonly value: string | null
  /** `null` where the picture is taken out again. */
  readonly onChange: (url: string | null) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** A field of a form for a picture: chosen, checked, cut and sent, and then told by its address. */
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
