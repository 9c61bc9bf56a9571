import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Secret } from '../../../../application/ports/browser/vault'
import { useFeature } from '../../../app/use-feature'
import { IconButton } from '../../../components/form/IconButton'
import styles from '../looper.module.css'
import { Copyable } from '../status-tags'

type Shown = { readonly secret: Secret } | 'hidden' | 'loading' | 'failed' | 'notYours'

const DOTS = '•'.repeat(24)

/**
 * The project's API key. The component fetches the key on request, keeps the key only while visible, and stores the
 * key nowhere else.
 */
export function SecretKey({ projectId }: { readonly projectId: string }): ReactNode {
  const { t } = useTranslation('looper')
  const { streams } = useFeature('looper')
  const [shown, setShown] = useState<Shown>('hidden')
  const round = useRef(0)
  const isShown = typeof shown === 'object'
  const toggle = (): void => {
    round.current += 1
    const mine = round.current
    if (isShown) return setShown('hidden')
    setShown('loading')
    void streams.secretOf(projectId).then((got) => {
      if (mine === round.current) setShown(typeof got === 'string' ? got : { secret: got })
    })
  }
  return (
    <span className={styles['secret']}>
      {isShown ? (
        <Copyable text={shown.secret.reveal()} shown={shown.secret.reveal()} />
      ) : (
        <span aria-hidden="true">{DOTS}</span>
      )}
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? t('info.hide') : t('info.show')}
        aria-busy={shown === 'loading'}
        onClick={toggle}
      />
      <span role="status" className={styles['aside']}>
        {shown === 'failed' ? t('info.secretFailed') : shown === 'notYours' ? t('info.secretNotYours') : ''}
      </span>
    </span>
  )
}
