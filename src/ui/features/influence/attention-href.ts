interface Of {
  readonly xid: string
  readonly projectId: string
  readonly kolAccount: string
  readonly period: string
}

/** The path of the page about a person and a project (spec 2 §2). */
export const attentionHref = ({ xid, projectId, kolAccount, period }: Of): string =>
  `/profile/attentionDetail?${new URLSearchParams({ xid, project_id: projectId, kol_account: kolAccount, period }).toString()}`
