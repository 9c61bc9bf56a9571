import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { KolInfo } from '../../../../domain/looper'
import { BarChart } from '../../../charts/BarChart'
import { Avatar, GroupAvatar } from '../../../components/avatar/Avatar'
import { Icon } from '../../../components/layout/Icon'
import { XMark } from '../../../components/layout/XMark'
import styles from '../looper.module.css'
import own from './analytics.module.css'
import { usePercent } from './use-percent'
import { axisLabel } from './axis-label'

const BARS = 6
const TICK = 8
const TOP = 3

/** The account that owns the feeds (R3-142). */
export function KolCard({
  info: { xAccount, xAvatar, loopXid, loopName, loopAvatar, attention },
}: {
  readonly info: KolInfo
}): ReactNode {
  const { t } = useTranslation('looper')
  const percent = usePercent()
  const name = loopName ?? xAccount
  const shown = attention.slice(0, BARS)
  return (
    <section className={styles['card']} aria-label={name}>
      <div className={own['kol']}>
        <Avatar person={{ id: loopXid ?? xAccount, name, imageUrl: loopAvatar ?? xAvatar ?? undefined }} size={56} />
        <div className={styles['who']}>
          <h2 className={own['kolName']} dir="auto">
            {name}
            {loopXid !== null && <span className={own['looper']}>{t('feeds.looper')}</span>}
          </h2>
          <a
            className={own['xLink']}
            href={`https://x.com/${encodeURIComponent(xAccount)}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('feeds.onX', { name: xAccount })}
          >
            <Icon of={XMark} size={14} />@{xAccount}
          </a>
        </div>
      </div>
      {shown.length > 0 && (
        <BarChart
          label={t('feeds.attentionChart')}
          file={`attention-${xAccount}`}
          rowTitle={t('feeds.project')}
          format={percent}
          isSummed={false}
          groups={shown.map((share, n) => ({ id: String(n), label: share.name, tick: axisLabel(share.name, TICK) }))}
          series={[
            {
              id: 'attention',
              label: t('feeds.attention'),
              colour: '--c-community',
              values: shown.map((share) => share.percent),
            },
          ]}
        />
      )}
    </section>
  )
}

/** The account's attention share by project. The first three projects have marks of their own (R3-143). */
export function AttenShare({ info: { attention } }: { readonly info: KolInfo }): ReactNode {
  const { t } = useTranslation('looper')
  return (
    <section className={styles['card']} aria-label={t('feeds.attention')}>
      <h2>{t('feeds.attention')}</h2>
      {attention.length === 0 ? (
        <p className={own['none']}>{t('part.none')}</p>
      ) : (
        <ol className={own['ranks']}>
          {attention.map(({ name, avatar, percent, rank }) => (
            <li key={name}>
              <GroupAvatar group={{ id: name, ownerId: name, name, imageUrl: avatar ?? undefined }} size={32} />
              <b dir="auto">{name}</b>
              <span>{percent}%</span>
              <span>
                {rank <= TOP && (
                  <>
                    <Icon of={Trophy} size={16} />
                    <span className="sr">{t('feeds.top')}</span>
                  </>
                )}
                {t('feeds.rank', { rank })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
