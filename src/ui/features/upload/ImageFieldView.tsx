import { CircleAlert, ImagePlus, X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { useImage } from '../../components/avatar/use-image'
import styles from './image-field.module.css'
import type { CropShape } from './crop-shapes'
import { UploadProgress } from './UploadProgress'
import type { ImageFieldState } from './use-image-field'

const c = classNames(styles)

interface ImageFieldViewProps extends Omit<ImageFieldState, 'cropping' | 'onCut' | 'onLeave'> {
  readonly label: string
  readonly shape: CropShape
  readonly value: string | null
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly onWarm: () => void
  readonly onRemove: () => void
}

/** A picture and its actions. Hint, progress and error replace each other below the picture, so that nothing moves. */
export function ImageFieldView(props: ImageFieldViewProps): ReactNode {
  const {
    label,
    shape,
    value,
    hint,
    error,
    disabled = false,
    preview,
    upload,
    isChecking,
    problem,
    onPick,
    onWarm,
    onRemove,
    onCancel,
    onRetry,
  } = props
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const stored = useImage(value ?? undefined, shape === 'banner' ? 'banner' : 'avatar')
  const picture = preview === null ? stored : <img src={preview} alt="" />
  const wrong = problem ?? error
  return (
    <div className={c('field', shape)} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      <span id={`${id}-label`} className={c('label')}>
        {label}
      </span>
      <div className={c('row')}>
        <span className={c('box')}>
          {picture ?? <Icon of={ImagePlus} size={24} />}
          {upload !== null && upload.status !== 'failed' && upload.status !== 'stored' && (
            <UploadProgress upload={upload} />
          )}
        </span>
        <span className={c('side')}>
          <span className={c('acts')}>
            {upload === null || upload.status === 'failed' ? (
              <Button
                size={30}
                busy={isChecking}
                disabled={disabled}
                onMouseEnter={onWarm}
                onFocus={onWarm}
                onClick={() => input.current?.click()}
              >
                {value === null ? t('upload.choose') : t('upload.change')}
              </Button>
            ) : (
              <Button size={30} icon={X} onClick={onCancel}>
                {t('upload.cancel')}
              </Button>
            )}
            {upload?.status === 'failed' && (
              <Button size={30} onClick={onRetry}>
                {t('upload.retry')}
              </Button>
            )}
            {upload === null && value !== null && (
              <Button size={30} kind="quiet" disabled={disabled} onClick={onRemove}>
                {t('upload.remove')}
              </Button>
            )}
          </span>
          <span
            id={`${id}-note`}
            className={c('note', wrong !== undefined && 'error')}
            role={wrong === undefined ? 'status' : 'alert'}
          >
            {wrong !== undefined && <Icon of={CircleAlert} size={14} />}
            <span>{wrong ?? noteOf()}</span>
          </span>
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Reset the input, so that choosing the same file a second time fires a change event.
          if (file !== undefined) onPick(file)
          currentTarget.value = ''
        }}
      />
    </div>
  )

  function noteOf(): string {
    if (isChecking) return t('upload.checking')
    if (upload?.status === 'uploading') return t('upload.percent', { percent: upload.percent })
    if (upload?.status === 'paused') return t('upload.paused')
    return upload?.status === 'queued' ? t('upload.queued') : (hint ?? t('upload.hint'))
  }
}
