import { Bot as BotIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Xid } from '../../../domain/kernel/ids'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { BesidePreview, SubPage } from '../../components/layout/SubPage'
import { useConfirm } from '../../components/overlay/use-confirm'
import { botPaths } from './bot-paths'
import { BotForm } from './BotForm'
import { BotPreview } from './BotPreview'
import { Deliveries } from './Deliveries'
import { useBotEditor } from './use-bot-editor'

/** The screen /bot/botUpdate?id={id}&xid={xid} (spec 3 §2). */
export function BotUpdateScreen(): ReactNode {
  const { t } = useTranslation('bot')
  const [query] = useSearchParams()
  const [botId, xid] = [query.get('id') ?? '', query.get('xid')]
  return botId !== '' && Xid.is(xid) ? (
    <Editor key={botId} botId={botId} xid={xid} />
  ) : (
    <SubPage title={t('updateTitle')} backHref={botPaths.list}>
      <EmptyState icon={BotIcon} title={t('noBot')} text={t('noBotText')} />
    </SubPage>
  )
}

function Editor({ botId, xid }: { readonly botId: string; readonly xid: Xid }): ReactNode {
  const { t } = useTranslation('bot')
  const { editor, read, form } = useBotEditor(botId, xid)
  const { ask, prompt } = useConfirm()
  const isChanged = editor.status === 'open' && editor.isChanged
  return (
    <SubPage
      title={t('updateTitle')}
      backHref={botPaths.list}
      isWide
      onLeave={
        isChanged
          ? (go) => ask({ title: t('leaveTitle'), text: t('leaveText'), yes: t('leaveYes'), onYes: go })
          : undefined
      }
    >
      {prompt}
      {editor.status === 'failed' && <FailedState title={t('readFailed')} text={t('failedText')} onRetry={read} />}
      {(editor.status === 'closed' || editor.status === 'reading') && (
        <Skeleton>
          <SkeletonBlock width="100%" height={340} shape="card" />
          <SkeletonBlock width="100%" height={220} shape="card" />
        </Skeleton>
      )}
      {form !== null && (
        <BesidePreview label={t('preview')} preview={<BotPreview profile={form.draft.profile} />}>
          <BotForm {...form} />
          <Deliveries botId={botId} />
        </BesidePreview>
      )}
    </SubPage>
  )
}
