import '@millrace/design-system/styles.css';
import { createClient, queryDefaults } from '@millrace/api-client';
import { MillraceProvider } from '@millrace/design-system';
import { ApiClientProvider, SupplierTableContainer } from '@millrace/design-system/connected';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

const client = createClient({ baseUrl: 'https://api.millrace.example' });
const queryClient = new QueryClient({ defaultOptions: queryDefaults });

export function Suppliers({ product }: { product: { id: string; name: string } }) {
  return (
    <MillraceProvider locale="en">
      <QueryClientProvider client={queryClient}>
        <ApiClientProvider client={client}>
          <SupplierTableContainer product={product} signInHref="/login" />
        </ApiClientProvider>
      </QueryClientProvider>
    </MillraceProvider>
  );
}
