import { drawArt } from '@millrace/art';
import { MillraceProvider, ProductCard } from '@millrace/design-system';
import { type Sector, slugify } from '@millrace/domain';
import { Button, Dialog, TextField } from '@millrace/ui';
import { documentClass } from '@millrace/ui/theme';
import { MillraceProduct, MillraceScript } from '@millrace/widgets/react';
import { useState } from 'react';

const sector: Sector = 'optical-fiber';
const name = 'Preform silica glass';
const plate = drawArt({ slug: slugify(name), sector, kind: 'plate' });
const product = {
  name,
  sector,
  picture: `data:image/svg+xml,${encodeURIComponent(plate)}`,
  counts: { suppliers: 38, rawMaterials: 24, applications: 17 },
};

/** A page of an adopter: a provider, a card, a dialog with a field. */
export function Portal() {
  const [following, setFollowing] = useState(false);
  const [theme, setTheme] = useState<'light' | 'dark'>('dark');
  const [told, setTold] = useState('');
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
        <MillraceScript origin="https://www.millrace.example" />
        <Button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>Lights</Button>
        <p>{told}</p>
        <MillraceProduct
          id="d53ae804-391b-573e-ba6d-76a128774728"
          theme={theme}
          onReady={() => setTold('The widget stands.')}
          onFollow={(event) => {
            event.preventDefault();
            setTold(`Our reader follows ${event.detail.name}.`);
          }}
        >
          <a href="/product/preform-silica-glass">Preform silica glass by a widget</a>
        </MillraceProduct>
      </main>
    </MillraceProvider>
  );
}
