import { Copy, FileText, LockKeyhole } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { ChannelId } from '../../../domain/kernel/ids'
import { isFitMarkdown, recapQuery } from '../../../domain/recap'
import { isHostOf, lookUpSpace, mayReadRecap, type SpaceInfo } from '../../../domain/space'
import { sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { ErrorBoundary } from '../../app/ErrorBoundary'
import { paths } from '../../app/routing/paths'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Button, ButtonLink } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { SubPage } from '../../components/layout/SubPage'
import { useCopy } from '../../hooks/use-copy'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { NotFoundView } from '../../app-shell/not-found/NotFoundView'
import { SpacesReady } from '../space/SpacesReady'
import { lazyComponent } from '../../components/lazy-component'
import { RecapSummary } from './RecapSummary'
import styles from './recap.module.css'

const RecapMarkdown = lazyComponent(async () => ({ default: (await import('./RecapMarkdown')).RecapMarkdown }))
const lines = [92, 100, 84, 96, 60] as const

/**
 * The screen /space/{channel_id}/recap: the recap of a space that has ended, for its hosts (R2-015). Everybody else reads
 * its public figures.
 */
export function RecapScreen(): ReactNode {
  const { key } = useParams()
  return ChannelId.is(key) ? (
    <SpacesReady>
      <Looked channelId={key} />
    </SpacesReady>
  ) : (
    <NotFoundView homeHref={paths.groupCentre} />
  )
}

function Waiting(): ReactNode {
  return (
    <Skeleton>
      <div className={styles['document']}>
        {lines.map((width) => (
          <SkeletonBlock key={width} width={`${width}%`} height={16} />
        ))}
      </div>
    </Skeleton>
  )
}

function Looked({ channelId }: { readonly channelId: ChannelId }): ReactNode {
  const app = useApp()
  const { t } = useTranslation('recap')
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  const look = lookUpSpace(useAccountState(useFeature('space').slices.account.spaces), channelId)
  const show = (): void => app.account.dispatch({ type: 'space/ShowSpace', channelId })
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch({ type: 'space/ShowSpace', channelId })
  }, [app, sessionId, channelId])
  switch (look.status) {
    case 'shown':
      return <Place info={look.info} isFresh={look.isFresh} />
    case 'loading':
      return <Waiting />
    case 'failed':
      return <FailedState title={t('failed')} text={t('failedText')} onRetry={show} />
    case 'gone':
      return (
        <EmptyState
          icon={FileText}
          heading="h1"
          title={t('gone')}
          text={t('goneText')}
          action={
            <ButtonLink kind="primary" to={paths.spaces}>
              {t('toList')}
            </ButtonLink>
          }
        />
      )
  }
}

function Place({ info, isFresh }: { readonly info: SpaceInfo; readonly isFresh: boolean }): ReactNode {
  const { t } = useTranslation('recap')
  const viewer = useCurrentUser()
  const { space, group } = info
  const back = paths.space(space.channelId)
  const mayRead = mayReadRecap(space, group, viewer)
  if (!mayRead && !isFresh) return <Waiting />
  return space.status === 'ended' ? (
    <SubPage title={t('title', { title: space.title })} backHref={back}>
      <RecapSummary info={info} isHost={isHostOf(space, viewer)}>
        {mayRead ? <Text channelId={space.channelId} /> : <p className={styles['note']}>{t('fullText')}</p>}
      </RecapSummary>
    </SubPage>
  ) : (
    <Navigate to={back} replace />
  )
}

function Text({ channelId }: { readonly channelId: ChannelId }): ReactNode {
  const {
    t,
    i18n: { language },
  } = useTranslation('recap')
  const app = useApp()
  const copy = useCopy()
  const { slices } = useFeature('recap')
  const state = useAccountState(slices.account.recap)
  const { status, failure } = recapQuery.listed(state, { channelId, language })
  const want = (): void => {
    app.account.dispatch(recapQuery.want({ channelId, language }))
  }
  useEffect(() => {
    app.account.dispatch(recapQuery.want({ channelId, language }))
  }, [channelId, language, app])
  const text = recapQuery.value(state, { channelId, language })?.text ?? null
  if (status === 'failed')
    return failure?._tag === 'Refused' ? (
      <EmptyState icon={LockKeyhole} title={t('notYours')} text={t('notYoursText')} />
    ) : (
      <FailedState title={t('failed')} text={t('failedText')} onRetry={want} />
    )
  if (status === 'loading') return <Waiting />
  if (text === null) return <EmptyState icon={FileText} title={t('none')} text={t('noneText')} />
  return (
    <section className={styles['written']} aria-labelledby="recap-written">
      <header>
        <h2 id="recap-written">{t('heading')}</h2>
        <Button size={30} icon={Copy} onClick={() => copy(text)}>
          {t('copy')}
        </Button>
      </header>
      <article className={styles['document']}>
        <RecapText key={text} text={text} />
      </article>
    </section>
  )
}

/**
 * Renders Markdown if parsing is allowed. Otherwise, or if rendering fails, the raw text appears.
 * @internal
 */
export function RecapText({ text }: { readonly text: string }): ReactNode {
  const written = (
    <p className={styles['body']} dir="auto">
      {text}
    </p>
  )
  if (!isFitMarkdown(text)) return written
  return (
    <OptionalPart waiting={<Waiting />}>
      <ErrorBoundary place={text} onError={() => undefined} fallback={() => written}>
        <RecapMarkdown text={text} />
      </ErrorBoundary>
    </OptionalPart>
  )
}
