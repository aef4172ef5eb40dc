import { Choice, PictureInput, Switch } from '@ever-after/ui'
import { useState } from 'react'
import { refuseFile } from '#server-state'
import { copy } from '../copy.ts'
import { changePartner, type Partner } from '../model/couple.ts'

interface PartnerFieldProps {
  number: 1 | 2
  partner: Partner
  isBusy: boolean
}

const attires = (['dress', 'suit'] as const).map((value) => ({ value, label: copy.attires[value] }))

/** The photo of one partner and what they wear. */
export function PartnerField({ number, partner, isBusy }: PartnerFieldProps) {
  const [problem, setProblem] = useState<string>()
  const index = number === 1 ? 0 : 1
  const choose = (file: File) => {
    const refused = refuseFile(file)
    setProblem(refused)
    if (!refused) changePartner(index, { photo: { file, url: URL.createObjectURL(file) } })
  }
  return (
    <PictureInput
      label={copy.partner(number)}
      src={partner.photo?.url}
      choose={partner.photo ? copy.replace : copy.choose}
      problem={problem}
      look="aspect-[3/4] w-24"
      isBusy={isBusy}
      onFile={choose}
    >
      <div className="w-full max-w-56">
        <Choice
          legend={copy.attire(number)}
          name={`tester-attire-${number}`}
          value={partner.attire}
          options={attires}
          onChange={(attire) => changePartner(index, { attire })}
        />
        {partner.attire === 'dress' && (
          <Switch
            label={copy.covering(number)}
            description={copy.coveringNote}
            isOn={partner.wearsCovering ?? false}
            onChange={(wearsCovering) => changePartner(index, { wearsCovering })}
          />
        )}
      </div>
    </PictureInput>
  )
}
