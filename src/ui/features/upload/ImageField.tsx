import type { ReactNode } from 'react'
import { lazyModule } from '../../components/lazy-module'
import { ImageFieldView } from './ImageFieldView'
import type { CropShape } from './crop-shapes'
import { useImageField } from './use-image-field'

const crop = lazyModule(() => import('./CropDialog'))

export interface ImageFieldProps {
  readonly label: string
  /** Unique in the product, such as `profile-head`: finds its running upload again after a reload. */
  readonly name: string
  readonly shape: CropShape
  /** URL of the current picture; `null` without one. */
  readonly value: string | null
  /** Gets `null` when the picture is removed. */
  readonly onChange: (url: string | null) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** A form field for a picture: choose, check, crop, upload. `onChange` then gets its URL. */
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
