import { Button, IconButton } from '@ever-after/ui'
import { LogOut } from 'lucide-react'
import { askPerson, promptPerson } from '#messages'
import { logOut } from '../api/log-out.ts'
import { nameSession } from '../api/name-session.ts'
import { useSession } from '../api/verify.ts'
import { copy } from '../copy.ts'

const nameMaxLength = 60

/** Who is at the console, and the way out. */
export function OperatorMenu({ hasUnsavedWork }: { hasUnsavedWork: () => boolean }) {
  const session = useSession()
  const askName = async () => {
    const name = await promptPerson({
      question: copy.namePrompt,
      description: copy.namePromptNote,
      label: copy.name,
      confirm: copy.saveName,
      value: session?.name ?? '',
      maxLength: nameMaxLength,
    })
    if (name?.trim()) await nameSession(name.trim())
  }
  const leave = async () => {
    const isSure =
      !hasUnsavedWork() ||
      (await askPerson({
        question: copy.logOutQuestion,
        description: copy.logOutNote,
        confirm: copy.logOut,
        isDestructive: true,
      }))
    if (!isSure) return
    await logOut()
    // A fresh page keeps nothing of the session that ended.
    window.location.assign('/admin/login')
  }
  return (
    <div className="flex min-w-0 items-center gap-1 border-line px-2 pt-1 lg:border-t lg:px-3 lg:py-2">
      <Button
        look="link"
        size="compact"
        className="min-w-0 flex-1 justify-start px-3! text-left text-ink!"
        onClick={() => void askName()}
      >
        <span className="min-w-0">
          <span className="block truncate">{session?.name ?? copy.sayName}</span>
          {session && (
            <span className="block font-normal text-fine text-soft-ink">
              {copy.session(session.reference)}
            </span>
          )}
        </span>
      </Button>
      <IconButton label={copy.logOut} onClick={() => void leave()}>
        <LogOut aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </IconButton>
    </div>
  )
}
