'use client';

import { Button, Dialog, MillraceProvider, ProductCard, TextField } from '@millrace/design-system';
import { useState } from 'react';
import { Card } from './Card';

const product = {
  name: 'Preform silica glass',
  sector: 'optical-fiber',
  counts: { suppliers: 38, raw_materials: 24, applications: 17 },
} as const;

/** The part of the page that lives in the browser as well. */
export function Offer({ picture }: { picture: string }) {
  const [following, setFollowing] = useState(false);
  return (
    <MillraceProvider locale="en">
      <main>
        <ProductCard
          product={{ ...product, picture }}
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
