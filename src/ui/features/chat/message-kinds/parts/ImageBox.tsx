import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../components/class-names'
import { Icon } from '../../../../components/layout/Icon'
import { useImage } from '../../../../components/avatar/use-image'
import { fitBox } from './fit-box'
import styles from './picture.module.css'

const c = classNames(styles)

interface ImageBoxProps {
  readonly url: string | null
  /** The size of the picture. `null` if the picture fills its container. */
  readonly size: { readonly width: number; readonly height: number } | null
  /** The label of the press action. Without a picture there is no press action. */
  readonly label: string
  /** The text in place of a missing picture. */
  readonly missing: string
  readonly tabIndex: 0 | -1
  readonly onOpen?: (() => void) | undefined
  readonly children?: ReactNode
}

/** A picture in a box that has its final size before the picture loads. */
export function ImageBox({ url, size, label, missing, tabIndex, onOpen, children }: ImageBoxProps): ReactNode {
  const picture = useImage(url ?? undefined, 'banner')
  const box = size === null ? undefined : fitBox(size)
  if (onOpen === undefined)
    return (
      <span className={c('box', 'missing', size === null && 'fills')} style={box}>
        <Icon of={ImageOff} size={24} />
        <span>{missing}</span>
      </span>
    )
  return (
    <button
      type="button"
      className={c('box', picture === null && 'missing', size === null && 'fills')}
      style={box}
      aria-label={label}
      tabIndex={tabIndex}
      onClick={onOpen}
    >
      {picture ?? (
        <>
          <Icon of={ImageOff} size={24} />
          <span>{missing}</span>
        </>
      )}
      {children}
    </button>
  )
}
