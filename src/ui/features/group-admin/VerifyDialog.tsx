import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../domain/group'
import { isXPage } from '../../../domain/group-admin'
import { SegmentedControl } from '../../components/form/SegmentedControl'
import { TextField } from '../../components/form/TextField'
import { limited } from '../../components/form/limited'
import { GroupActionDialog } from './GroupActionDialog'
import styles from './group-admin.module.css'
import { useGroupAction } from './use-group-action'

interface VerifyDialogProps {
  readonly group: Group
  readonly onClose: () => void
}

/** The dialog that applies for a project's verification badge. */
export function VerifyDialog({ group: { gid, verification }, onClose }: VerifyDialogProps): ReactNode {
  const { t } = useTranslation()
  const [verifiedAs, setVerifiedAs] = useState(verification?.kind ?? 'ambassador')
  const [projectName, setProjectName] = useState(verification?.projectName ?? '')
  const [twitterUrl, setTwitterUrl] = useState('')
  const [isTried, setTried] = useState(false)
  const { perform, forget, ...state } = useGroupAction(gid, onClose)
  const isNamed = projectName.trim() !== ''
  const isFit = isNamed && isXPage(twitterUrl)
  return (
    <GroupActionDialog
      {...state}
      open
      title={t('project.verifyTitle')}
      yes={t('project.apply')}
      kind="primary"
      onYes={() => {
        setTried(true)
        if (isFit) perform({ kind: 'verify', gid, verifiedAs, projectName: projectName.trim(), twitterUrl })
      }}
      onClose={() => {
        forget()
        onClose()
      }}
    >
      <div className={styles['fields']}>
        <SegmentedControl
          label={t('project.verifiedAs')}
          value={verifiedAs}
          options={[
            { value: 'ambassador', label: t('project.ambassador') },
            { value: 'official', label: t('project.official') },
          ]}
          onChange={setVerifiedAs}
        />
        <TextField
          label={t('project.name')}
          value={projectName}
          error={isTried && !isNamed ? t('project.nameMissing') : undefined}
          onChange={limited(60, setProjectName)}
        />
        <TextField
          label={t('project.twitter')}
          value={twitterUrl}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://x.com/…"
          error={isTried && !isXPage(twitterUrl) ? t('project.twitterUnfit') : undefined}
          onChange={limited(100, (text) => setTwitterUrl(text.trim()))}
        />
      </div>
    </GroupActionDialog>
  )
}
