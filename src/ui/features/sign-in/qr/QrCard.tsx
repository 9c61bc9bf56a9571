import { Copy, QrCode, RotateCw, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { lazyModule } from '../../../components/lazy-module'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import styles from './qr-card.module.css'
import type { QrSignIn } from './use-qr-sign-in'

const c = classNames(styles)
const picture = lazyModule(() => import('./QrImage'))

/** The text beside the QR code, by the state of the sign-in. */
const words = {
  reading: 'signIn.qrHow',
  waiting: 'signIn.qrHow',
  scanned: 'signIn.qrScanned',
  expired: 'signIn.qrExpired',
  refused: 'signIn.qrRefused',
  unreached: 'signIn.qrUnreached',
} as const

export function QrCard({ step, code, secondsLeft, onShow, onHide, onCopy }: QrSignIn): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const part = picture.useModule(step !== 'hidden')
  if (step === 'hidden') {
    return (
      <section className={c('card', 'closed')} aria-labelledby={id}>
        <div className={c('text')}>
          <h2 id={id}>{t('signIn.qrTitle')}</h2>
          <p>{t('signIn.qrText')}</p>
        </div>
        <Button
          kind="quiet"
          size={44}
          icon={QrCode}
          onClick={onShow}
          onPointerEnter={picture.preload}
          onFocus={picture.preload}
        >
          {t('signIn.qrUse')}
        </Button>
      </section>
    )
  }
  const isOver = step === 'expired' || step === 'refused' || step === 'unreached'
  return (
    <section className={c('card')} aria-labelledby={id}>
      <span className={c('hide')}>
        <Button
          kind="quiet"
          size={30}
          icon={X}
          aria-label={t('signIn.qrHide')}
          title={t('signIn.qrHide')}
          onClick={onHide}
        />
      </span>
      <div className={c('picture', isOver && 'over')}>
        {code !== null && part !== null ? (
          <part.QrImage value={code} label={t('signIn.qrAlt')} />
        ) : isOver ? (
          <Icon of={QrCode} size={24} />
        ) : (
          <Skeleton>
            <SkeletonBlock width={144} height={144} shape="card" />
          </Skeleton>
        )}
      </div>
      <div className={c('text')}>
        <h2 id={id}>{t('signIn.qrTitle')}</h2>
        <p role="status">{t(words[step])}</p>
        {code !== null && (
          <p className={c('remainingTime')}>
            <b className={c('code')}>{code}</b>
            <span>{t('signIn.qrLeft', { count: secondsLeft })}</span>
          </p>
        )}
        <div className={c('acts')}>
          {code !== null && (
            <Button size={30} icon={Copy} onClick={onCopy}>
              {t('signIn.qrCopy')}
            </Button>
          )}
          {isOver && (
            <Button size={30} icon={RotateCw} onClick={onShow}>
              {t('signIn.qrNew')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
