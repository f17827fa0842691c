import { drawArt } from '@millrace/art';
import { Button, Dialog, MillraceProvider, ProductCard, TextField } from '@millrace/design-system';
import { documentClass } from '@millrace/design-system/theme';
import { type Sector, slugify } from '@millrace/domain';
import { useState } from 'react';
import { Card } from './Card';

const sector: Sector = 'optical-fiber';
const name = 'Preform silica glass';
const plate = drawArt({ slug: slugify(name), sector, kind: 'plate' });
const product = {
  name,
  sector,
  picture: `data:image/svg+xml,${encodeURIComponent(plate)}`,
  counts: { suppliers: 38, raw_materials: 24, applications: 17 },
};

/** A page of an adopter: a provider, a card, a dialog with a field. */
export function Portal() {
  const [following, setFollowing] = useState(false);
  return (
    <MillraceProvider locale="en">
      <main className={documentClass}>
        <ProductCard
          product={product}
          href="/product/preform-silica-glass"
          following={following}
          onFollowingChange={setFollowing}
        />
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button tone="primary">Ask for a quote</Button>
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Overlay />
            <Dialog.Content size="medium">
              <Dialog.Header>
                <Dialog.Title>Request Quote</Dialog.Title>
                <Dialog.Close />
              </Dialog.Header>
              <Dialog.Body>
                <Dialog.Description>All suppliers of the product get it.</Dialog.Description>
                <TextField label="Message" />
              </Dialog.Body>
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
        <Card />
      </main>
    </MillraceProvider>
  );
}
