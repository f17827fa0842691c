export const editProductDialogMessages = {
  'editProduct.title': 'Edit Product',
  'editProduct.done': 'Updated  Successfully.',
  'editProduct.exists': 'Product Already Exists ',
  'editProduct.updated': 'Product updated!',
  'editProduct.failed': 'Failed to update product',
  'editProduct.edited':
    'Somebody else has changed this product meanwhile. What you typed is kept: look at it, and save again.',
  'editProduct.kept': 'What you typed is kept.',
  'editProduct.save': 'Save',
  'editProduct.cancel': 'Cancel',
  'editProduct.close': 'Close',
} as const;
