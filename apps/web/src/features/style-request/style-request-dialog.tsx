import { limits } from '@ever-after/contract'
import { Button, Dialog, TextField } from '@ever-after/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sendStyleRequest } from './api/send-style-request.ts'
import { copy } from './copy.ts'

interface StyleRequestDialogProps {
  onClose: () => void
  /** Shows a toast. */
  notify: (toast: { title: string; description?: string; isDestructive?: boolean }) => void
}

/** Asks for a style that is missing; it closes when the wish has arrived. */
export function StyleRequestDialog({ onClose, notify }: StyleRequestDialogProps) {
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: sendStyleRequest,
    onSuccess: () => {
      notify(copy.submitted)
      onClose()
    },
    onError: () => notify({ ...copy.failed, isDestructive: true }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const styleName = name.trim()
    if (!styleName) return notify({ ...copy.nameRequired, isDestructive: true })
    mutate({ styleName, description: description.trim() })
  }
  return (
    <Dialog title={copy.title} description={copy.lead} onClose={isPending ? undefined : onClose}>
      <form onSubmit={submit} className="mt-6 flex flex-col gap-4">
        <TextField
          label={copy.name}
          placeholder={copy.namePlaceholder}
          value={name}
          maxLength={limits.styleRequestNameMaxLength}
          onChange={setName}
        />
        <TextField
          isLong
          label={copy.description}
          placeholder={copy.descriptionPlaceholder}
          value={description}
          counter={copy.counter(description.length)}
          maxLength={limits.styleRequestDescriptionMaxLength}
          onChange={setDescription}
        />
        <div className="mt-1 flex flex-col gap-1">
          <Button type="submit" disabled={isPending || !name}>
            {isPending ? copy.submitting : copy.submit}
          </Button>
          <Button look="link" disabled={isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
