import { Radio } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Failure } from '../../../domain/kernel/failure'
import { restreamViewModel } from '../../../domain/restream'
import type { JoinedRoom } from '../../../domain/space'
import { paths } from '../../app/routing/paths'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { SelectField } from '../../components/form/SelectField'
import { PLATFORM_NAMES } from './platform-names'
import { RestreamWarning } from './RestreamWarning'
import styles from './restream.module.css'
import { translations } from './screens'
import { useStreamTargets } from './use-stream-targets'

const c = classNames(styles)

/** The host controls that restream the shared screen to a platform of the host (spec 2 §4). */
export function RestreamSection({ room }: { readonly room: JoinedRoom }): ReactNode {
  useFeatureTranslations('restream', translations)
  const { t } = useTranslation('restream')
  const app = useApp()
  const { slices } = useFeature('restream')
  const { items, status } = useStreamTargets()
  const { state, isBusy, push, failure } = restreamViewModel(useAccountState(slices.account.restreams), room.channelId)
  const [chosen, choose] = useState<string | null>(null)
  const [isWarned, setWarned] = useState(false)
  const { channelId } = room
  useEffect(() => {
    app.account.dispatch({ type: 'restream/RoomReady', channelId })
    const look = (): void => {
      app.account.dispatch({ type: 'restream/LoadStatus', channelId })
    }
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [channelId, app])
  const entry = items.find(({ id }) => id === (chosen ?? push?.entryId)) ?? items[0]
  const isShowing = room.share?.kind === 'screen'
  const isPushing = state === 'pushing'
  const onStart = (): void => {
    if (isPushing) setWarned(true)
    else if (entry !== undefined) app.account.dispatch({ type: 'restream/Start', channelId, entryId: entry.id })
  }
  return (
    <section aria-label={t('push')} className={c('push')}>
      <h3>
        <Icon of={Radio} size={16} />
        {t('push')}
        <span role="status" className={c('tag', isPushing && 'on')}>
          {t(`state.${state}`, { platform: push === null ? '' : PLATFORM_NAMES[push.platform] })}
        </span>
      </h3>
      {status === 'shown' && entry === undefined ? (
        <p className={c('quiet')}>{t('noEntries')}</p>
      ) : (
        entry !== undefined && (
          <SelectField
            label={t('pushTo')}
            value={entry.id}
            onChange={choose}
            options={items.map(({ id, platform, name }) => ({
              value: id,
              label: `${PLATFORM_NAMES[platform]} – ${name}`,
            }))}
          />
        )
      )}
      {entry !== undefined && !isShowing && !isPushing && <p className={c('quiet')}>{t('shareFirst')}</p>}
      {failure !== null && (
        <p role="alert" className={c('problem')}>
          {wordsOf(failure, t(isPushing ? (push === null ? 'notRead' : 'notStopped') : 'notStarted'))}
        </p>
      )}
      {isPushing && (
        <Button
          kind="danger"
          busy={isBusy}
          onClick={() => {
            app.account.dispatch({ type: 'restream/Stop', channelId })
          }}
        >
          {t('stop')}
        </Button>
      )}
      {entry !== undefined && (!isPushing || entry.id !== push?.entryId) && (
        <Button
          kind={isPushing ? 'plain' : 'primary'}
          busy={isBusy && !isPushing}
          disabled={!isShowing && !isPushing}
          onClick={onStart}
        >
          {t('start')}
        </Button>
      )}
      <Link to={paths.restream} className={c('quiet')}>
        {t('setUp')}
      </Link>
      <RestreamWarning
        what={isWarned ? 'start' : null}
        onClose={() => setWarned(false)}
        onYes={() => setWarned(false)}
      />
    </section>
  )
}

const wordsOf = (failure: Failure, otherwise: string): string =>
  failure._tag === 'Refused' ? failure.words : otherwise
