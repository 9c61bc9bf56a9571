import { Lock } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Group } from '../../../domain/group'
import { ChannelId } from '../../../domain/kernel/ids'
import { areaLanguageOf } from '../../../domain/shell'
import {
  draftOfSpace,
  lookUpSpace,
  mayEdit,
  maySetUp,
  newSpace,
  spaceFormViewModel,
  type SpaceDraft,
} from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { BesidePreview, SubPage } from '../../components/layout/SubPage'
import { FormSkeleton } from '../group-admin/form/FormSkeleton'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { NotFoundView } from '../../app-shell/not-found/NotFoundView'
import { useGroupFromRoute } from '../group/use-group-from-route'
import { SpaceForm } from './SpaceForm'
import { SpacePreview } from './SpacePreview'
import { SpacesReady } from './SpacesReady'

/** The screen /group/{gid}/space-create. */
export function SpaceCreateScreen(): ReactNode {
  return (
    <SpacesReady>
      <CreatePage />
    </SpacesReady>
  )
}

function CreatePage(): ReactNode {
  const { t } = useTranslation()
  return <AtGroup title={t('spaceForm.createTitle')}>{(group) => <Creating group={group} />}</AtGroup>
}

/** The screen /group/{gid}/space-edit?channelId=…: an invalid id opens nothing (BI-132). */
export function SpaceEditScreen(): ReactNode {
  return (
    <SpacesReady>
      <EditPage />
    </SpacesReady>
  )
}

function EditPage(): ReactNode {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const channelId = params.get('channelId')
  if (!ChannelId.is(channelId)) return <NotFoundView homeHref={paths.groupCentre} />
  return (
    <AtGroup title={t('spaceForm.editTitle')}>{(group) => <Editing group={group} channelId={channelId} />}</AtGroup>
  )
}

function AtGroup({
  title,
  children,
}: {
  readonly title: string
  readonly children: (group: Group) => ReactNode
}): ReactNode {
  const { t } = useTranslation()
  const at = useGroupFromRoute()
  if (at.status === 'missing') return <NotFoundView homeHref={paths.groupCentre} />
  return (
    <SubPage title={title} backHref={at.status === 'shown' ? paths.group(at.group.gid) : paths.spaces} isWide>
      {at.status === 'loading' && <FormSkeleton label={t('state.loading')} />}
      {at.status === 'failed' && (
        <FailedState title={t('group.loadFailedTitle')} text={t('group.loadFailedText')} onRetry={at.onRetry} />
      )}
      {at.status === 'shown' && children(at.group)}
    </SubPage>
  )
}

function Forbidden({ gid }: Pick<Group, 'gid'>): ReactNode {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={Lock}
      title={t('spaceForm.forbiddenTitle')}
      text={t('spaceForm.forbiddenText')}
      action={<ButtonLink to={paths.group(gid)}>{t('spaceForm.toGroup')}</ButtonLink>}
    />
  )
}

function Creating({ group }: { readonly group: Group }): ReactNode {
  const app = useApp()
  const viewer = useCurrentUser()
  const locale = areaLanguageOf(
    useAccountState(app.account.slices.preferences),
    navigator.languages,
    app.product.areaLanguages,
  )
  if (!maySetUp(group, viewer)) return <Forbidden gid={group.gid} />
  return <Form gid={group.gid} channelId={null} draft={newSpace(locale)} />
}

function Editing({ group, channelId }: { readonly group: Group; readonly channelId: ChannelId }): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const viewer = useCurrentUser()
  const look = lookUpSpace(useAccountState(useFeature('space').slices.account.spaces), channelId)
  const show = (): void => app.account.dispatch({ type: 'space/ShowSpace', channelId })
  useEffect(() => app.account.dispatch({ type: 'space/ShowSpace', channelId }), [app, channelId])
  if (look.status === 'gone')
    return <EmptyState icon={Lock} title={t('spaces.goneTitle')} text={t('spaces.goneText')} />
  if (look.status === 'failed')
    return <FailedState title={t('spaces.failedTitle')} text={t('spaces.failedText')} onRetry={show} />
  if (look.status !== 'shown') return <FormSkeleton label={t('state.loading')} />
  if (!mayEdit(look.info.space, group, viewer)) return <Forbidden gid={group.gid} />
  return (
    <Form
      gid={group.gid}
      channelId={channelId}
      draft={draftOfSpace(look.info.space, group.locale ?? app.product.areaLanguages[0] ?? 'en')}
    />
  )
}

interface FormProps {
  readonly gid: Group['gid']
  readonly channelId: ChannelId | null
  readonly draft: SpaceDraft
}

function Form({ gid, channelId, draft }: FormProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const shown = spaceFormViewModel(useTabState(useFeature('space').slices.tab.form), gid, channelId)
  // The form opens only once, so that later changes of the space do not overwrite the draft.
  const begin = useEffectEvent(() => app.tab.dispatch({ type: 'space/OpenSpaceForm', of: { gid, channelId }, draft }))
  useEffect(() => {
    begin()
    return () => app.tab.dispatch({ type: 'space/CloseSpaceForm' })
  }, [app, gid, channelId])
  return shown === null ? null : (
    <BesidePreview label={t('spaceForm.preview')} preview={<SpacePreview draft={shown.draft} />}>
      <SpaceForm {...shown} isNew={channelId === null} />
    </BesidePreview>
  )
}
