import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpaceDraft } from '../../../domain/space'
import { useNow } from '../../app/app-context'
import { MINUTE_MS } from '../../app-shell/header-account'
import { useFormat } from '../../format/use-format'
import { useStartDay } from './Countdown'
import styles from './space-form.module.css'

/** How the space of a draft will look in lists, on the stage. */
export function SpacePreview({ draft }: { readonly draft: SpaceDraft }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  const dayOf = useStartDay()
  const { title, startsAt, announcement, micMode } = draft
  return (
    <div className={styles['preview']} data-theme="dark">
      <p>
        <span className={styles['status']} data-live={startsAt === null || undefined}>
          {t(startsAt === null ? 'spaceStatus.started' : 'spaceStatus.prepare')}
        </span>
        {startsAt !== null && (
          <span>
            {dayOf(startsAt, now)} {format.time(startsAt)}
          </span>
        )}
      </p>
      <h2 dir={title === '' ? undefined : 'auto'}>{title === '' ? t('spaceStatus.untitled') : title}</h2>
      {announcement !== '' && <p dir="auto">{announcement}</p>}
      <p>
        {t('spaceForm.mode')}: {t(`spaceForm.${micMode}`)}
      </p>
    </div>
  )
}
