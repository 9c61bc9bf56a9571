import { useId, useState, type ReactNode } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import styles from './crop-dialog.module.css'
import { CROP_SHAPES, type CropShape } from './crop-shapes'
import type { CropRect } from './use-image-field'

interface CropDialogProps {
  /** The object URL of the picture. */
  readonly url: string
  readonly shape: CropShape
  readonly onCut: (area: CropRect) => void
  readonly onClose: () => void
}

const MOST = 4

/** The dialog in which the member chooses the visible part of a picture, in its final shape. */
export function CropDialog({ url, shape, onCut, onClose }: CropDialogProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropRect | null>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('upload.cropTitle')}
      description={t('upload.cropText')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            kind="primary"
            disabled={area === null}
            onClick={() => {
              if (area !== null) onCut(area)
            }}
          >
            {t('upload.use')}
          </Button>
        </>
      }
    >
      <div className={styles['stage']}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST}
          aspect={CROP_SHAPES[shape].aspect}
          cropShape={shape === 'circle' ? 'round' : 'rect'}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
        />
      </div>
      <div className={styles['zoom']}>
        <label htmlFor={id}>{t('upload.zoom')}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={MOST}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </div>
    </Dialog>
  )
}
