// Made from openapi.yaml by `npm run generate`; never edited.

export interface paths {
    "/api/v1/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product
         * @description Names are trimmed, and unique regardless of case. A taken name returns 409 in plain text, exactly `Product
         *     already exist.` (DIFF-022); other conflicts use the error schema.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a product’s ID by name, creating the product if needed
         * @description For dialogs that link a product by name: returns the bare `{id, name}` of a new product (201), or of the
         *     existing one with that name, unchanged (200).
         */
        post: operations["createProductForId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all products
         * @description Sorted by name, in pages.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/recommended/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest five products to follow
         * @description The products nearest in the value chain to those that you follow or your company supplies, in either
         *     direction, excluding these themselves (GAP-085). Sorted by fewest steps, then most links to the previous step,
         *     then most followers, then name. Goes up to six steps. If that finds fewer than five, the most followed of all
         *     other products fill the list.
         */
        get: operations["listRecommendedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Get a product
         * @description Includes the counts for its tabs and tiles. With a session, `following` tells whether you follow it.
         */
        get: operations["getProduct"];
        /**
         * Edit a product
         * @description Only for users of the company that the operator configured as editor (GAP-059); others get 403. Fields that
         *     are left out stay unchanged. If `version` is no longer the current one, the reply is 409 `edited_meanwhile`
         *     (GAP-058).
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Delete an unused product
         * @description Only for users of the company that the operator configured as editor. Refused with 409 `product_in_use` while
         *     the product has suppliers, followers or links (GAP-059).
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and filter products
         * @description Open to guests. Values of the same filter are combined with OR, different filters with AND. Facets count what
         *     each value would leave, given the other filters. A `count` or facet above 10,000 may be an estimate;
         *     `estimated` tells. With `q`, products are sorted by relevance, and `match` says what was found.
         */
        get: operations["browseProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the eight sectors with their counts
         * @description In their usual order, with counts over the whole catalogue.
         */
        get: operations["listSectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sectors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sector.
                 * @example green-hydrogen
                 */
                id: components["schemas"]["Sector"];
            };
            cookie?: never;
        };
        /**
         * Get an overview of a sector
         * @description Its value chain from materials to end uses, the products with the most suppliers and the most demand,
         *     companies, upcoming events and posts. Includes only posts and events that the viewer may see.
         */
        get: operations["getSector"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{id}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * List the edits of a product
         * @description Newest first, each with the previous values (GAP-058).
         */
        get: operations["listProductEdits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{id}/edits/{editId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The ID of the edit.
                 * @example 0198c1c2-7a55-7d6e-8f4b-2f3f0d7a5c11
                 */
                editId: components["parameters"]["EditId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Undo an edit of a product
         * @description Sets the edited fields back to their previous values, as a new edit. Only for people who may edit products
         *     (GAP-058, GAP-059). Refused with 409 `edited_meanwhile` if `version` is no longer the current one.
         */
        put: operations["restoreProductEdit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * List the documents of a product
         * @description Data sheets, safety data sheets and certificates as PDF, newest date first. Open to guests. A list has no pages.
         */
        get: operations["listProductDocuments"];
        put?: never;
        /**
         * Add a document to a product
         * @description A PDF of up to 25 MB, detected by content. A product has up to 50 documents. The edit history records the
         *     addition (GAP-058).
         */
        post: operations["addProductDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The ID of the document.
                 * @example 0198c1c2-8b10-7c3e-9a52-6d1f0e7a4b21
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a document from a product
         * @description For the member who added it, editors of the catalogue, and moderators; others get 403. The file can’t be read
         *     any longer. Editors can restore it from the edit history for 30 days (GAP-058).
         */
        delete: operations["removeProductDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/bulkproducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many products to your company
         * @description Each item is a product’s ID, `{id}`, or `{name, description}`. Products that don’t exist are created, then all
         *     are added to the products that your company supplies. Every item gets its own status; one bad item doesn’t
         *     stop the others (GAP-071). Without a company, the reply is 403 `company_required`.
         */
        post: operations["addBulkProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/links/{kind}/{id}/{otherId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whether the other end supplies the product or goes into it (from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or its raw material.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        /**
         * Get the evidence for a link
         * @description Who added the link, when and from which source, and who confirms or disputes it. Only for members.
         */
        get: operations["getLinkEvidence"];
        put?: never;
        post?: never;
        /**
         * Remove a wrong link
         * @description For the member who added the link, and for moderators. The companies and products stay (GAP-087). The link can
         *     be restored.
         */
        delete: operations["removeLink"];
        options?: never;
        head?: never;
        /**
         * Set the source of a link
         * @description For the member who added the link, and for moderators.
         */
        patch: operations["setLinkSource"];
        trace?: never;
    };
    "/api/v2/links/{kind}/{id}/{otherId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whether the other end supplies the product or goes into it (from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or its raw material.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Restore a removed link
         * @description Restores the link with its author and evidence. For the member who removed it, and for moderators. Idempotent.
         */
        put: operations["restoreLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/links/{kind}/{id}/{otherId}/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whether the other end supplies the product or goes into it (from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or its raw material.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm or dispute a link
         * @description Each member has one verdict on a link; a new one replaces it. A dispute needs a reason.
         */
        put: operations["judgeLink"];
        post?: never;
        /**
         * Withdraw your verdict on a link
         * @description Idempotent.
         */
        delete: operations["withdrawVerdict"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{id}/concentration": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Show where the chain of a product is thin
         * @description One row for each product of the chain, the product itself at depth 0: its suppliers, their countries, and how
         *     concentrated these are. Each country’s share is its share of suppliers, as capacities aren’t known. `hhi` is the
         *     Herfindahl–Hirschman index of the countries, of suppliers whose country is known; where some aren’t, the true
         *     value lies between `hhi_min` (each in a country of its own) and `hhi_max` (all in the largest).
         *
         *     A link that more members dispute than confirm isn’t counted, neither that of a supplier nor that of a raw
         *     material, and `disputed` says how many were left out. Removed links aren’t counted either.
         *
         *     Guests get the product’s own row, the Free plan one level, paid plans all of them. `withheld` says how many
         *     products are left out for that reason.
         *
         *     `without` shows a scenario (Platinum; otherwise 401 or 403 `plan_required`). A product is cut off by `suppliers`
         *     if it has any and all are in that country, and by an `input` if a product of the chain that goes into it is cut
         *     off; each input counts as needed, as alternatives aren’t known. It is `unknown` if the suppliers that would
         *     remain have no known country.
         */
        get: operations["getConcentration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{id}/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * List the suppliers of a product
         * @description Guests get only the first page, with up to 5 suppliers, without contacts and `LastEvaluatedKey`, and 401 if
         *     they send a cursor (GAP-060). On the Free plan every supplier is listed, but contacts are withheld for all
         *     except the first four in the default order, whatever the order of the request (GAP-076), and except your own
         *     company.
         */
        get: operations["listSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/supplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a supplier to a product
         * @description The IDs decide; the names are accepted for older clients. The link’s `type` follows from the company’s own
         *     type (GAP-044). An existing link returns 409.
         */
        post: operations["addSupplier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/supplier/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                productId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Count the suppliers of a product
         * @description Counts all suppliers, for every viewer.
         */
        get: operations["countSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/potentialCustomers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * List the potential customers of a product
         * @description The companies that supply its applications; `supp` is how many of them each supplies. Most first, then by name
         *     (GAP-082). Limited like suppliers: guests get up to 5 names and no second page; on the Free plan only the
         *     first four have `supp` and people.
         */
        get: operations["listPotentialCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/activity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * List the activities of a product
         * @description Newest first.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/youtube": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a YouTube video on a product
         * @description `youtube` is a link or the bare video ID; a link is cut at `v=` (PROD-053). `id` and `name` refer to the
         *     product; the ID decides.
         */
        post: operations["postYoutubeActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a text on a product
         * @description The text is plain text, never markup. `id` and `name` refer to the product; the ID decides.
         */
        post: operations["postStatusActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a duplicate product or company
         * @description Moderators decide whether the two are the same. Each member can have one open report per pair, and make twenty
         *     a day. Only moderators see who reported it (GAP-088).
         */
        post: operations["flagDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/moderation/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List duplicate reports
         * @description Open reports oldest first, closed reports by latest decision. Only for moderators (GAP-088).
         */
        get: operations["listDuplicateCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/moderation/duplicates/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The report.
                 * @example 4f6f0a51-52a8-5a0c-8f5e-0b1a7c3d9e01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two products or companies, keep both, or undo a merge
         * @description A merge moves everything from one to the other, except what the other already has, and redirects its page
         *     there. It closes all open reports of the pair. Undoing it restores the merged one; what was added or changed
         *     since then stays with the other. Decisions stay in the log permanently. If someone else was faster, the reply
         *     is 409 `already_decided` (GAP-088).
         */
        post: operations["decideDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/add/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link two products
         * @description `ADD_RAW` makes the child a raw material of the parent, `ADD_APPLICATION` makes it an application of the
         *     parent. A product can’t be linked with itself (422); an existing link returns 409.
         */
        post: operations["addStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/rawMaterial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a raw material and an application
         * @description Used on a product page for raw materials as well as applications. The IDs decide; the names are accepted for
         *     older clients. Follows the same rules as `addStream`.
         */
        post: operations["linkRawMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/rawMaterial/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * List the raw materials of a product
         * @description Raw materials and equipment, sorted by name.
         */
        get: operations["listRawMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/application/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * List the applications of a product
         * @description Direct applications and end products, sorted by name. `childApplications` says whether a tree can be expanded
         *     further.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/add/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add your company
         * @description Adds a company to the catalogue; saving the profile links the member to it. A taken name returns 409 in plain
         *     text.
         */
        post: operations["addOwnCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/moderation/company-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests to verify people of companies, and objections
         * @description Open ones oldest first, closed ones by latest decision; each with the previous decisions about the same member
         *     and company. Only for moderators (GAP-089).
         */
        get: operations["listLinkCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/moderation/company-links/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request or objection.
                 * @example 7c1f6f52-6d2c-5e52-9a41-2b6f0c9e5a01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a member’s link to a company
         * @description Each is decided once, stays in the log permanently, and everyone concerned is notified. If someone else was
         *     faster, the reply is 409 `already_decided` (GAP-089).
         */
        post: operations["decideLinkCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a company
         * @description A taken name returns 409 in plain text. With `addAsSupplier` the company also becomes a supplier of the
         *     product given by `product_id`; `product_name` is accepted for older clients and ignored.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Get a company
         * @description The country is returned both in the item and next to it, where older clients read it (API-093).
         */
        get: operations["getCompany"];
        /**
         * Edit a company
         * @description Open to every member (PERM-005). Edits are recorded with the previous values and can be undone (GAP-058).
         *     Fields that are left out stay unchanged. With `version`, which every reply includes, the edit is refused with
         *     409 `edited_meanwhile` if someone else edited the company first, so that nothing is lost.
         *
         *     The name and website of a company with verified people, and of the editors’ own company, can be edited only by
         *     those people, editors and moderators. From others, they become a proposal that waits for one of these: 202.
         *     All other fields of the form are saved right away.
         */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * List the products that a company supplies
         * @description Sorted by name.
         */
        get: operations["listCompanyProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the logo of a company
         * @description A square picture. Accepts JPEG or PNG, detected by content, up to 10 MB. We rotate it upright, remove metadata
         *     such as the location, and scale it to its display size. `original_image` is kept as well, so that it can be
         *     cropped again. Open to every member; the previous picture is kept and can be restored (GAP-058).
         */
        put: operations["setCompanyLogo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/{id}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the cover of a company
         * @description A picture four times as wide as high (GAP-032). Accepts JPEG or PNG, detected by content, up to 10 MB. We
         *     rotate it upright, remove metadata such as the location, and scale it to its display size. `original_image` is
         *     kept as well, so that it can be cropped again. Open to every member; the previous picture is kept and can be
         *     restored (GAP-058).
         */
        put: operations["setCompanyCover"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/{id}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * List the contacts of a company
         * @description The members who linked themselves to the company (GAP-089), by name. `connected` says whether the reader
         *     follows them. On the Free plan, the first four are named (`limited` is `plan`); guests get `designations`
         *     instead of people (`sign_in`). `Count` covers all. Members who are verified to work there see everyone, on any
         *     plan.
         */
        get: operations["listCompanyEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and filter companies
         * @description Open to guests. Works like `/api/v2/products`. With `q`, companies are found by name, by description and by
         *     what they supply, which `matching_products` names.
         */
        get: operations["browseCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count companies by country
         * @description For the map, with the filters of `/api/v2/companies`.
         */
        get: operations["countCompaniesByCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Get your link to a company
         * @description Whether you’re listed as its contact, and whether that is verified: by an email address on the domain of its
         *     website, or by a moderator (GAP-089).
         */
        get: operations["getCompanyLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/{id}/link/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a moderator to verify your link to a company
         * @description For members who are linked but not verified, and for members whose link a moderator ended. You can have one
         *     request open at a time and send ten a day (GAP-089).
         */
        post: operations["requestVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/{id}/people/{userId}/objections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
                /**
                 * @description The member who is listed with the company.
                 * @example 52e42a08-9244-575d-8d5b-6b8bd388e56f
                 */
                userId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Object to someone being listed with your company
         * @description For members who are listed with the company. A moderator decides; the member learns that someone objects, but
         *     not who. If a verified member objects to one who isn’t verified, that member isn’t listed until the decision
         *     (GAP-089).
         */
        post: operations["objectToLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/{id}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * List the edits of a company
         * @description Newest first, each with the previous values (GAP-058).
         */
        get: operations["listCompanyEdits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/{id}/edits/{editId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
                /**
                 * @description The ID of the edit.
                 * @example 0198c1c2-7a55-7d6e-8f4b-2f3f0d7a5c11
                 */
                editId: components["parameters"]["EditId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Undo an edit of a company
         * @description Sets the edited fields back to their previous values, as a new edit. For people who are listed with the
         *     company (GAP-058). Refused with 409 `edited_meanwhile` if `version` is no longer the current one.
         */
        put: operations["restoreCompanyEdit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * List the proposed edits of a company
         * @description Names and websites that wait for the company’s verified people, an editor or a moderator, newest first. Each
         *     member can have one proposal; the newest 50 are returned.
         */
        get: operations["listCompanyProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/{id}/proposals/{proposalId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
                /**
                 * @description The proposal.
                 * @example 0198d0d3-5b11-7c2e-9a77-3f1e2d4c5b6a
                 */
                proposalId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline a proposed edit
         * @description Accepting makes it an edit of the company; declining changes nothing. For the company’s verified people,
         *     editors and moderators; members withdraw their own proposal by declining it. 409 if another company took the
         *     name in the meantime.
         */
        put: operations["decideCompanyProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/product/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a picture to a product, with its crop
         * @description Send the original and the cropped picture in one form. Both are checked by content, not by name (JPEG or PNG,
         *     up to 10 MB each), rotated upright, and stripped of metadata such as the location (GAP-098).
         */
        post: operations["uploadProductImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feed/global": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your feed
         * @description Posts about the products and companies that you follow, by your connections, and your own; also private posts
         *     that mention you or tag the company that you’re verified for. Newest first, without duplicates, and only posts
         *     that you may see (DIFF-001). With `from` or `sector`, the newest 2,000 are filtered.
         */
        get: operations["getGlobalFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feed/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List the posts of a member
         * @description Newest first. Others see only public posts.
         */
        get: operations["getUserFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feed/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * List the posts about a product
         * @description Public posts and your own private ones, newest first. Guests get the newest 10 and no second page (GAP-029).
         */
        get: operations["getProductFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feed/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * List the posts about a company
         * @description Posts that tag the company; works like the feed of a product.
         */
        get: operations["getCompanyFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feed/company/{id}/latest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * List the newest posts about a company
         * @description Up to three, for a summary.
         */
        get: operations["getLatestCompanyPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a post
         * @description A post needs a text or an attachment, and has up to one attachment (FEED-025). Lists are sent as JSON text.
         *     Files are recognized by content: pictures are JPEG or PNG of up to 10 MB, rotated upright and stripped of
         *     metadata; PDFs, presentations and videos can be up to 25 MB. Larger videos are uploaded first, in a resumable
         *     way (`createVideoUpload`), and named here by `video_upload`: a video in our own store becomes the post’s
         *     attachment, while the link of one at a provider is appended to the text (FEED-032).
         *
         *     `userId` is accepted for older clients and ignored (GAP-051).
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a video upload
         * @description Returns a URL that receives the video by the tus 1.0 protocol, in as many requests as needed: `HEAD` returns
         *     how much has arrived, `PATCH` continues from there. The URL is our own and works only for the session’s
         *     member, or belongs to a video provider if one is configured (GAP-021). A video that no post uses within a day
         *     is deleted, and so is the oldest if more than three are in progress.
         */
        post: operations["createVideoUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/video/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The upload.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1d01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a video upload
         * @description Deletes what has arrived, here or at the provider. Once a post uses the video, the upload no longer exists.
         */
        delete: operations["removeVideoUpload"];
        options?: never;
        /**
         * Check the progress of a video upload
         * @description As defined by tus. For anyone but the member who started it, the upload doesn’t exist.
         */
        head: operations["getVideoUpload"];
        /**
         * Upload a part of a video
         * @description As defined by tus: the bytes from `Upload-Offset` on. Bytes that arrive before the connection breaks are kept.
         *     When the upload is complete, its content is checked: anything but MP4, MOV or WebM video returns 415 and is
         *     deleted (GAP-098).
         */
        patch: operations["sendVideo"];
        trace?: never;
    };
    "/api/v1/feed/post/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        /**
         * Get a post
         * @description A private post is visible to its author, to members whom it mentions, and to members of companies that it
         *     tags; for everyone else it doesn’t exist (DIFF-001).
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete your own post
         * @description Also removes its comments and likes. It can be restored for ten minutes.
         */
        delete: operations["removePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/post/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Restore your own deleted post
         * @description Within ten minutes of its deletion; after that it’s gone. Idempotent.
         */
        put: operations["restorePost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/post/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Edit your own post
         * @description Replaces text, mentions, visibility and tags: fields that are left out stay unchanged, and an empty list
         *     removes all tags. The attachment stays unless another one is sent or `remove_media` is `true`. The result
         *     mustn’t be empty. If `based_on` is no longer the post’s `edited`, the reply is 409 `edited_meanwhile`.
         */
        put: operations["updatePost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/post/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tag products and companies on your own post
         * @description Adds to the existing tags, without duplicates. To remove tags, edit the post (`updatePost`).
         */
        post: operations["tagPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/post/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        /**
         * List the likes of a post
         * @description Up to 50, newest first; `count` is the total.
         */
        get: operations["getPostLikes"];
        /**
         * Like a post
         * @description Idempotent.
         */
        put: operations["likePost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/post/{id}/unlike": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Unlike a post
         * @description Idempotent.
         */
        put: operations["unlikePost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/user/{id}/likes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List the posts that you like
         * @description IDs of the newest 1,000, to mark them (FEED-015). Only your own likes.
         */
        get: operations["listLikedPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/post/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        /**
         * List the comments on a post
         * @description Newest first.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a post
         * @description Adds a comment to a post that the viewer may read, and notifies everyone concerned.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/post/{id}/comment/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
                /**
                 * @description The comment.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1c01
                 */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description For its author, and for the author of the post (GAP-053).
         */
        delete: operations["removeComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feed/post/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        /**
         * List the comments on a post
         * @description The first page has the newest comments, oldest first on each page; `cursor` leads to earlier ones. Each comment
         *     includes up to 50 replies, oldest first; with `reply_to`, only the replies to one comment are listed.
         */
        get: operations["listDiscussion"];
        put?: never;
        /**
         * Comment on a post, or reply to a comment
         * @description Adds a comment to a post that the viewer may read, and notifies everyone concerned. A reply to a reply is listed
         *     with the comment that both reply to.
         */
        post: operations["joinDiscussion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feed/post/{id}/comments/{commentId}/like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
                /**
                 * @description The comment.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1c01
                 */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Like a comment
         * @description Idempotent.
         */
        put: operations["likeComment"];
        post?: never;
        /**
         * Unlike a comment
         * @description Idempotent.
         */
        delete: operations["unlikeComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feed/post/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        /**
         * List the previous versions of a post
         * @description Up to 50, newest first, without the current text. The author sees all of them, others those that were public.
         */
        get: operations["listPostVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share by email
         * @description Emails each address once, without repeats, on behalf of the member, who receives the replies. Text is sent as
         *     plain text. One of `post_id`, `product_id`, `company_id` and `user_id` says what is shared. A post that the
         *     member may not read doesn’t exist; for a private post, the email contains only its link, which opens only for
         *     people who may read it (DIFF-001, GAP-052). Addresses that unsubscribed get nothing, without revealing which
         *     ones (GAP-095). A member can send to 10 addresses per request, and 20 emails an hour and 50 a day. Beyond
         *     that, the whole request is refused with 429, and `fields` says how many are left (GAP-101).
         */
        post: operations["shareByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/emails/followProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite people to follow a product
         * @description Emails each address once, without repeats, on behalf of the member, who receives the replies. The reply
         *     doesn’t reveal which addresses belong to members. Addresses that unsubscribed get nothing (GAP-095). The
         *     limits are those of sharing by email (GAP-101).
         */
        post: operations["inviteToProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/emails/followCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite people to follow a company
         * @description Emails each address once, without repeats, on behalf of the member, who receives the replies. The reply
         *     doesn’t reveal which addresses belong to members. Addresses that unsubscribed get nothing (GAP-095). The
         *     limits are those of sharing by email (GAP-101).
         */
        post: operations["inviteToCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/emails/optOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an address is unsubscribed
         * @description For the page behind the unsubscribe link in emails by members and in alerts. Reading changes nothing, because
         *     email scanners open links.
         */
        get: operations["getEmailOptOut"];
        /**
         * Unsubscribe or resubscribe an address
         * @description From an email by a member, it applies to all such emails to the address, but not to emails about its own
         *     account. From an alert, it applies to all alerts of the account, whose settings are kept for later. Doesn’t
         *     require signing in: anyone with the link has the mailbox. Idempotent.
         */
        put: operations["setEmailOptOut"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/signedUrl/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an upload URL for a picture
         * @description Returns a URL that accepts one PUT of a picture of the given type, from anyone who has it, within 15 minutes,
         *     and the URL of the picture after that. Because the reply grants a right, it’s refused with 403 `cross_site` if
         *     the browser says that another site asks.
         */
        get: operations["signImageUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed part of `signedRequest`.
                 * @example eyJuIjoicDdRMmtMOXYifQ.Zk3bq0VwYt1uXo5cH8nDsA
                 */
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the picture
         * @description The body is the file. Its content must match the signed type, up to 10 MB. A used, expired or forged URL
         *     returns 403.
         */
        put: operations["putUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file’s name, which can’t be guessed (GAP-099).
                 * @example p7Q2kL9vXr4TnB8wZs1Ey6.png
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Download a file
         * @description A file never changes under its name, so it may be cached forever. Content sniffing is off, and no file ever
         *     runs as a page. Supports range requests, as video players need. The file of a post is returned only to those
         *     who may read the post, and must be revalidated by caches (GAP-052).
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events, the next ones first
         * @description Sorted by `startDate`, ascending (EVT-024). With a `type`, lists events that haven’t ended and are related to
         *     a product (`id`, or several in `ids`), a company (`id`, `ids`) or what you follow (`user`, whose `id` is your
         *     own) (GAP-034); with `related_to`, events that share a product or an exhibitor with another event. Without
         *     either, lists events that haven’t ended, or with a `month` all events of that month, or of the months up to
         *     `until_month`.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description `eventName`, `location`, `startDate`, `endDate` and `details` are required. Lists are sent as JSON text.
         *     `details` are sanitized (GAP-100): scripts, embeds and form fields are removed. The picture is re-encoded, and
         *     cropped around its center to 16 to 6.75 if it has another shape.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * Get an event
         * @description Guests see the number of RSVPs, but not the names (GAP-057).
         */
        get: operations["getEvent"];
        /**
         * Edit your own event
         * @description Only for its creator (GAP-056). Fields that are left out stay unchanged; a list replaces the previous one. The
         *     picture stays unless another one is sent or `remove_image` is `true`.
         */
        put: operations["updateEvent"];
        post?: never;
        /**
         * Delete your own event
         * @description Only for its creator (GAP-056). Also removes its RSVPs, tags and picture.
         */
        delete: operations["removeEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{id}/votes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * List the attendees of an event
         * @description Sorted by name. Guests get only the counts (`limited` says so). With `related`, lists only people related to
         *     you: your connections, and people of your vendors, customers and followed companies and of companies that
         *     supply a product that you follow (GAP-033). That requires a session.
         */
        get: operations["listEventVotes"];
        put?: never;
        /**
         * RSVP to an event
         * @description Each member has one RSVP; a new one replaces it (GAP-057). Idempotent.
         */
        post: operations["voteForEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{id}/exhibitors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * List the exhibitors of an event
         * @description Most contacts first (EVT-011). With `related`, lists only companies related to you: vendors, customers,
         *     followed companies, companies of your connections, and companies that supply a product that you follow
         *     (GAP-033). That requires a session.
         */
        get: operations["listEventExhibitors"];
        put?: never;
        /**
         * Add exhibitors to an event
         * @description Open to every member; we record who added them (GAP-056). Companies that are already listed stay unchanged.
         */
        post: operations["addEventExhibitors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{id}/exhibitors/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
                /** @description The ID of the company. */
                companyId: components["parameters"]["ExhibitorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an exhibitor from an event
         * @description For the member who added it, and for the event’s creator (GAP-056). Its notifications are withdrawn.
         *     Idempotent.
         */
        delete: operations["removeEventExhibitor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tag products on an event
         * @description Open to every member; we record who added them (GAP-056). Adds to the existing tags, without duplicates.
         */
        post: operations["tagEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Restore your own deleted event
         * @description Within ten minutes of its deletion, with its RSVPs, tags and exhibitors (GAP-035); after that it’s gone.
         *     Idempotent.
         */
        put: operations["restoreEvent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw your RSVP
         * @description As if you had never answered; repeating it changes nothing.
         */
        delete: operations["withdrawEventVote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events/{id}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose when you’re reminded of an event
         * @description Members who are going get a notification before the event starts: a day ahead unless they choose otherwise. For
         *     others there is no reminder to choose, and the call returns 404.
         */
        put: operations["setEventReminder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events/{id}/event.ics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * Download an event as an iCalendar file
         * @description To add to your own calendar (RFC 5545), at the local time of its location, whose time zone is included. A
         *     start or end in the hour that occurs twice when clocks change is written in UTC.
         */
        get: operations["getEventCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your calendars
         * @description Calendars that you subscribe to by a secret link, your own first. Visible only to you.
         */
        get: operations["listCalendars"];
        put?: never;
        /**
         * Create a calendar to subscribe to
         * @description With a `product_id`, it has the events of a product that you follow, for as long as you do. Without one, it
         *     has the events that you attend, are interested in, or created. There is one of each: asking again returns the
         *     same link.
         */
        post: operations["createCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/calendars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The calendar.
                 * @example 4c1b1f6e-90a7-4b7e-8a77-2d5f0a6f1c11
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a calendar’s link
         * @description The link stops working right away. A new calendar gets a new link. Other members’ calendars return 404.
         */
        delete: operations["removeCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/calendars/{token}/events.ics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of the link.
                 * @example 4c1b1f6e-90a7-4b7e-8a77-2d5f0a6f1c113f0f0d6f7d3c5b8e9a1c2d4e6f8091a2b3c4d5e6f708192a3b4c5d6e7f80910a
                 */
                token: string;
            };
            cookie?: never;
        };
        /**
         * Subscribe to a calendar
         * @description For calendar programs, which have no session: the link authorizes them. Includes events of the last year and
         *     upcoming ones, up to a thousand. An event that its creator deleted stays for a month as canceled. A revoked
         *     link returns 404, like one that never existed.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get ready to chat
         * @description Idempotent, with an empty body (API-025). Every member can receive messages; the reply says what is possible,
         *     and where the socket is.
         */
        post: operations["registerForChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your rooms
         * @description Newest message first (CHAT-003). With `text`, lists rooms of people who have a name that starts with it, and
         *     rooms with messages that contain it; messages are searched from three characters on.
         */
        get: operations["listChats"];
        put?: never;
        /**
         * Start a room of several people
         * @description Needs a paid plan, as starting a conversation does (DIFF-002). A member who blocked you, or whom you blocked,
         *     can’t be invited: 403 `messages_refused` or `member_blocked`. You are part of the room; its first message says
         *     that you started it, and everyone in it is notified.
         */
        post: operations["startChatRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{chatId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        /**
         * List the messages in a room
         * @description Newest first; `LastEvaluatedKey` leads to older messages (GAP-092). A conversation that hasn’t started has
         *     none. A chat that names no member, or not you, returns 404.
         */
        get: operations["listChatMessages"];
        /**
         * Mark messages as read
         * @description `lastRead` is the `added` of the newest message that was seen. It never moves backward or past the newest
         *     message, so that a fast clock doesn’t mark future messages as read. All tabs of its members are notified.
         */
        put: operations["markChatRead"];
        /**
         * Send a message
         * @description The first message creates the room (GAP-092). Starting a conversation needs a paid plan, otherwise the reply
         *     is 403 `plan_required`; replying doesn’t need one (DIFF-002). The client generates `id`, which replaces an
         *     Idempotency-Key: the same message with the same ID is sent once and returns the same reply; a different one
         *     returns 409 `message_id_used`. Up to 60 messages a minute (GAP-101). If one of the two blocked the other, the
         *     blocked member gets 403 `messages_refused` and the blocking member `member_blocked` (GAP-097).
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{chatId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file
         * @description Works like `sendChatMessage`, with one file, and with or without text. Files follow the rules for posts:
         *     recognized by content, pictures rotated upright and stripped of metadata, larger videos uploaded first in a
         *     resumable way (`createVideoUpload`) and named by `video_upload`. Only members of the conversation can download
         *     them (GAP-054).
         */
        post: operations["sendChatFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{chatId}/people": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add people to a room
         * @description Anyone in the room whose plan lets them start conversations may add people (DIFF-002). Those who are in it
         *     already stay. People who are added can read everything in the room. A conversation of two stays one: 404.
         */
        post: operations["addChatPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{chatId}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mute or unmute a conversation
         * @description What is said in a muted conversation still counts as unread in the list, but marks nothing else as unread.
         *     Nobody else is told. Before the first message there is nothing to mute: 404.
         */
        put: operations["muteChat"];
        post?: never;
        /**
         * Leave a room
         * @description You can’t read the room any more; the others see that you left, and what you said stays. A room that the last
         *     one leaves is deleted. A conversation of two can’t be left: 404.
         */
        delete: operations["leaveChatRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{chatId}/name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a room
         * @description Anyone in a room of several may rename it; a message says who did. Without a name the room is called by its
         *     people. The name that it has already changes nothing. Counts like a message (GAP-101). A conversation of two
         *     has no name: 404.
         */
        put: operations["renameChatRoom"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{chatId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        /**
         * Search the messages of a conversation
         * @description Messages that contain the text, newest first.
         */
        get: operations["searchChatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description Returns what members may see of each other (GAP-055).
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a member in the first version’s format
         * @description `secondaryEmail` is returned only to the member (GAP-055).
         */
        get: operations["getUserItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/profile/byId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a member’s profile
         * @description The data of `/profileFeed/{id}`.
         */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/Products/followed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products that you follow
         * @description Most recently followed first.
         */
        get: operations["listFollowedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a product
         * @description Idempotent. `productName` is accepted for older clients and ignored; the ID decides.
         */
        post: operations["followProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/unfollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unfollow a product
         * @description Idempotent. `productName` is accepted for older clients and ignored; the ID decides.
         */
        post: operations["unfollowProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{id}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * List the followers of a product
         * @description Newest first. Guests get the total and up to ten followers, the same for every guest: first name, initial of
         *     the last name and company, without ID, picture or further pages (`limited` is `sign_in`).
         */
        get: operations["listFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/followedCompanies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the companies that you follow
         * @description A map by company ID, with up to a thousand of the most recently followed (DATA-005).
         */
        get: operations["listFollowedCompanies"];
        put?: never;
        /**
         * Follow a company
         * @description Idempotent. Adds its posts to your feed. Your own company is refused with 422 (COMP-019).
         */
        post: operations["followCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/followedCompanies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unfollow a company
         * @description Idempotent.
         */
        delete: operations["unfollowCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your vendors
         * @description The companies that supply raw materials of your company’s products (GAP-081), most contacts first, then by
         *     name. On the Free plan, only the first four include contacts; the others follow, sorted by name.
         */
        get: operations["listVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/vendors/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count your vendors
         * @description The length of the list.
         */
        get: operations["countVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your customers
         * @description The companies that supply applications of your company’s products (GAP-081), most contacts first, then by
         *     name. On the Free plan, only the first four include contacts; the others follow, sorted by name.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/customers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count your customers
         * @description The length of the list.
         */
        get: operations["countCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your connections
         * @description The members that you follow, then the contacts of your vendors and customers (GAP-084), each sorted by name.
         *     On the Free plan, a company’s contacts are limited to the first four, as on its page.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Follow a member
         * @description Idempotent. Adds a connection (GAP-083), and the member’s posts to your feed.
         */
        post: operations["connect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/connections/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count your connections
         * @description The length of the list.
         */
        get: operations["countConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Check whether you follow a member
         * @description Also works if you don’t follow the member.
         */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        /**
         * Unfollow a member
         * @description Idempotent.
         */
        delete: operations["disconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members you blocked
         * @description Newest first. Visible only to you (GAP-097).
         */
        get: operations["listBlocks"];
        put?: never;
        /**
         * Block a member
         * @description Idempotent. Hides the member’s posts and comments everywhere, including in counts, and refuses the member’s
         *     messages. The member isn’t notified (GAP-097).
         */
        post: operations["block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Check whether you blocked a member
         * @description Also works if you didn’t block the member. The member isn’t notified.
         */
        get: operations["getBlock"];
        put?: never;
        post?: never;
        /**
         * Unblock a member
         * @description Idempotent.
         */
        delete: operations["unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/search/people/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The search text.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        /**
         * Find members by name
         * @description For mentions: your connections first, then people of companies that you follow, if your plan shows all
         *     contacts of a company, then others (GAP-072).
         */
        get: operations["searchPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/{id}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * List the followers of a company
         * @description Newest first. Guests get the total and up to ten followers, the same for every guest: first name, initial of
         *     the last name and company, without ID, picture or further pages (`limited` is `sign_in`).
         */
        get: operations["listCompanyFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether this device shows notifications
         * @description Each session has its own device.
         */
        get: operations["getPush"];
        /**
         * Turn on notifications on this device
         * @description Send what the browser’s `PushManager` returned. Ends with the session, or when the push service reports that
         *     the device is gone. Only addresses of browsers’ push services are accepted.
         */
        put: operations["setPush"];
        post?: never;
        /**
         * Turn off notifications on this device
         * @description Removes the push subscription of the current session; the member’s other devices keep theirs.
         */
        delete: operations["endPush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your email alert settings
         * @description Email alerts (GAP-094) about your notifications, and about posts on products and companies that you follow.
         */
        get: operations["getAlertSettings"];
        /**
         * Change your email alert settings
         * @description Alerts that wait to be sent follow the new settings. Nothing is sent twice.
         */
        put: operations["setAlertSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/notification/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your notifications
         * @description The newest 200, newest first (DIFF-027); older than 180 days are deleted (GAP-091). Similar ones are combined,
         *     with `others`, until they’re read. Those about things that you may no longer see are left out.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/notification/lastread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Never moves backward or into the future.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks the notifications with these IDs as read. `lastread` doesn’t do that; it only clears the unread mark of the
         *     bell. Unknown IDs and those of other members are ignored.
         */
        post: operations["openNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/current_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description Returns your own record. No other operation returns these fields (GAP-055). A failure means that you’re signed
         *     out (API-001).
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a plain form post
         * @description Always redirects, whatever the form contains (GAP-036). On success it sets the session cookie and redirects to
         *     `return_to`, otherwise to the page that the user came from, otherwise to the global feed. On failure it
         *     redirects to `/?loginerror={text}&return_to={path}`, with the same text for an unknown email and a wrong
         *     password, and with the page to return to if there is one (DIFF-005). Return addresses must be paths on the web
         *     host; any other is ignored. After ten attempts in 15 minutes the reply is 429, as a page if the browser asks
         *     for one.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out by a link
         * @description Ends the session, clears its cookie and redirects to `/`. A link on another site is redirected too, but
         *     doesn’t end the session (GAP-041). Signing out when you’re already signed out isn’t an error.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/linkedin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with LinkedIn
         * @description Redirects to LinkedIn (OpenID Connect, authorization code with PKCE, state and nonce). If LinkedIn isn’t
         *     configured, or the request comes from a page of another site, it redirects to `/?loginerror={text}` instead
         *     (GAP-043). `return_to` is a path on the web host, as for `POST /auth/login`.
         */
        get: operations["startLinkedinLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/linkedin/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return from LinkedIn
         * @description On success it sets the session cookie. If an account has the same verified email, that account is signed in. A
         *     new email creates a member and starts the onboarding. An unverified email is refused, and so is a LinkedIn
         *     account that its member has disconnected, unless the request belongs to that member’s session. Every failure
         *     redirects to `/?loginerror={text}` (GAP-043).
         */
        get: operations["finishLinkedinLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up with only an email address
         * @description Sends a link that verifies the address and opens the onboarding. The reply is the same whether or not the
         *     address has an account; its owner gets a suitable email (GAP-040). A cookie marks the browser in which the
         *     sign-up started: there the link needs nothing more, while any other browser asks for a new password.
         */
        post: operations["registerEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up in the wizard, or complete a sign-up
         * @description Without `token`, works like `POST /api/v2/registration`, with the fields of the wizard. With the `token` of a
         *     verification link, it completes a sign-up that started with only an email address (DIFF-012): it sets
         *     `password`, replacing any earlier one, signs the member in and uses up the link. Refusals also have
         *     `data.error` (GAP-063).
         */
        post: operations["completeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification link again
         * @description Sends a new link if a sign-up is waiting for one, and ends the older links of that sign-up. The reply is
         *     always the same (GAP-040).
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up with the full form
         * @description The member is created when the link in the verification email is opened, within 24 hours. The reply is the
         *     same whether or not the address has an account; its owner gets a suitable email (GAP-040).
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a link from an email
         * @description The page behind the link posts this when the reader presses its button, or right away in the browser where the
         *     request for the link was made. It verifies the address of a sign-up, signs the member in and redirects to
         *     `/onboarding` (GAP-038). Any other browser must set the password too, so that nobody verifies a password that
         *     someone else chose. If the password is missing or can’t be used, it redirects to `/verify?token=` with
         *     `&password=` `short`, `differ`, `common` or `names`, and doesn’t use up the link. An address that a member
         *     changed or added is confirmed; the reply redirects to `/profile`, or to `/verify?done=email` if that member
         *     isn’t signed in (DIFF-010). A link that reported a new address, passkey, authenticator app or LinkedIn account
         *     undoes every such change since then: it restores both addresses, removes the added ways to sign in, ends all
         *     sessions and redirects to `/resetpassword?token=`. A link works once, for 24 hours, and until a newer one is
         *     sent. After that it redirects to `/verify?problem=` `expired`, `replaced`, `done` (within the hour), `used` or
         *     `unknown`, with `&of=email` or `&of=stop` if the link was about such a change.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a link from an email
         * @description Returns what a link would do, and what this browser has to do for it. Doesn’t use up the link, because email
         *     scanners open links, too.
         */
        post: operations["readLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to set a new password
         * @description The reply is the same whether or not the account exists (GAP-040). The link works once, within an hour
         *     (GAP-039).
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/updatePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a link
         * @description `token` comes from the link. It authorizes this one request, once, within an hour (GAP-039). Ends all sessions
         *     of the member. Without a token, the reply is 401 or 403: signed-in members change their password with `PUT
         *     /api/v2/me`, which asks for the current one (GAP-045).
         */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own profile
         * @description Includes your email addresses, and whether each is verified.
         */
        get: operations["getMe"];
        /**
         * Change your own profile
         * @description Saves the form at `/profile`. With `companyId` you belong to that company; an empty one removes the link, and
         *     `company` is shown as typed. If `companyId` is left out, the current company’s name keeps the link, and any
         *     other name removes it.
         *
         *     A changed or added address takes effect when its link is opened. Until then the old one stays (DIFF-010), and
         *     it receives a notice right away with a link that stops the change. Changing an address or the password
         *     requires `currentPassword`, or a sign-in within the last 15 minutes if the account has no password (GAP-045).
         *     A new password ends your other sessions and all pending links, and you’re notified by email. The picture has
         *     its own operation (ACC-053).
         */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/profile/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own profile for the wizard
         * @description Works like `GET /api/v2/me`.
         */
        get: operations["getProfileData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a step of the wizard
         * @description Fields that are left out stay unchanged. A new address is accepted from a member who has no password and
         *     signed in within the last 15 minutes; other members change it with `PUT /api/v2/me`. `company_updated` of 1
         *     with `company_id` links the member to that company, -1 removes the link (ACC-043). `password` is accepted from
         *     a member who has none yet (ACC-038); other members change theirs with `PUT /api/v2/me`. `website`, `address`,
         *     `description` and `company_type` describe the company. They are accepted from the member who added it, and
         *     from others while nobody else belongs to it. `country` is the member’s, and also the company’s if it has none.
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the wizard as completed
         * @description The wizard no longer opens automatically (DIFF-013).
         */
        post: operations["completeOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/emails/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The address.
                 * @example free@millrace.example
                 */
                email: string;
            };
            cookie?: never;
        };
        /**
         * Check whether your own address is verified
         * @description An address that isn’t yours returns `false` for both, whether or not it has an account (GAP-040).
         */
        get: operations["checkEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set your own picture
         * @description Accepts JPEG or PNG, detected by content, up to 10 MB. We rotate the picture upright, remove metadata such as
         *     the location, and scale it to its display size. The previous picture is deleted.
         */
        post: operations["uploadUserImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the second factor
         * @description The second step of signing in, after the password, for members with an authenticator app. Accepts its code, or
         *     a recovery code, each of which works once. The password stays valid for five minutes, in a sealed cookie. On
         *     failure it redirects to the sign-in form with a text. After ten wrong codes from one network address in 15
         *     minutes the reply is 429. The same applies after 20 wrong app codes in an hour, counted separately for each
         *     browser in which the member has signed in with a code before, and together for all other browsers; recovery
         *     codes still work.
         */
        post: operations["signInWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start signing in with a passkey
         * @description Returns the options for the browser’s authenticator (WebAuthn). Valid for five minutes, in this browser.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Accepts the authenticator’s response. A passkey is possession and identity in one, so no code is needed.
         */
        post: operations["finishPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your ways to sign in
         * @description Returns the second factor and your passkeys, and whether you have a password and a LinkedIn account.
         */
        get: operations["getSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description The most recently used session comes first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out on all other devices
         * @description Ends all sessions except the current one.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session.
                 * @example 4b7e0f5e-2c0f-4a53-9d0e-6c1f7a1d2e3f
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends one of your own sessions; any other ID returns 404.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download your data
         * @description Returns everything that you’ve entered or done, as JSON.
         */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete your account
         * @description Deletes the member with their profile, follows, posts and comments. Messages in conversations stay, from a
         *     “Former member” (GAP-046). Requires the password, or a recent sign-in if the account has none, and your email
         *     typed exactly as stored. Ends all sessions. This can’t be undone.
         */
        post: operations["deleteMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up an authenticator app
         * @description Returns a new secret, which takes effect once you confirm one of its codes. Requires the password, or a recent
         *     sign-in.
         */
        post: operations["startTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authenticator app
         * @description Turns on the code at sign-in. Returns the recovery codes; they’re shown only this once.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the authenticator app
         * @description Requires the password, or a recent sign-in.
         */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description Returns the options for the browser’s authenticator (WebAuthn). Requires the password, or a recent sign-in.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Accepts the authenticator’s response.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The passkey.
                 * @example 8c1d2e3f-4b7e-4f5e-9d0e-6c1f7a1d2c0f
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description Requires the password, or a recent sign-in. Any passkey other than your own returns 404.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your personal access tokens
         * @description Newest first. Expired tokens stay listed for thirty days. Secrets aren’t included.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create a personal access token
         * @description Returns the secret once: we keep only its hash. Requires the password, or a recent sign-in, and notifies the
         *     member by email. With twenty active tokens the reply is 409 `too_many_tokens`.
         *
         *     A token consists of `mlr_pat_`, 36 random letters and digits, and a six-character checksum (CRC-32 in base
         *     62), so that secret scanners recognize it reliably.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token.
                 * @example 2f6f0f3b-7d10-4c55-9a43-0192f7c48d1e
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a personal access token
         * @description Ends one of your own tokens right away; any other ID returns 404.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the interface language
         * @description Stored with the member, so that it’s the same on every device; returned as `language` by `GET
         *     /api/v1/current_user`. What members write isn’t translated.
         */
        put: operations["setLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an invitation
         * @description Submitted by the landing page. Notifies the sales desk, and emails the visitor how to sign up.
         */
        post: operations["requestInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/log/landing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count a visit to the landing page
         * @description Counts visits by day, without any data about the visitor (GAP-067).
         */
        get: operations["logLanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/inquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an inquiry or quote request
         * @description Emails the sales desk. The attachment must be PDF, Word or Excel, detected by content, up to 10 MB. `userId`
         *     is ignored: the session determines the sender. With a `product_id` it’s a quote request (GAP-025): the
         *     attachment may then be up to 5 MB (DIFF-028), and a Platinum member’s request also goes to the listed contacts
         *     of the product’s suppliers, or of those in `supplier_ids`, who reply at `/quotes` (DIFF-003).
         */
        post: operations["createInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the quote requests that you or your company sent or received
         * @description Newest first. `received` is for the verified people of a company (GAP-089); for others it’s empty.
         */
        get: operations["listQuoteRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quote request.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        /**
         * Get a quote request with its replies
         * @description The sender sees all replies; verified people of a supplier that received the request see their own supplier’s
         *     reply. For anyone else it doesn’t exist (DIFF-003, GAP-089).
         */
        get: operations["getQuoteRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/quotes/{id}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quote request.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        /**
         * Download the attachment of a quote request
         * @description For everyone who may read the quote request.
         */
        get: operations["getQuoteAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/quotes/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quote request.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Reply to a quote request
         * @description For verified people of a supplier that received the request, on its behalf: a company has one reply, and a new
         *     one replaces it. The buyer gets a notification and an email. The attachment stays unless another file is sent
         *     or `remove_attachment` is `true`. If a colleague replied in the meantime, the reply is 409 `edited_meanwhile`
         *     and nothing changes (GAP-058).
         */
        put: operations["answerQuoteRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/quotes/{id}/answers/{companyId}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quote request.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
                /**
                 * @description The supplier that replied.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                companyId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Download the attachment of a reply
         * @description For the sender of the quote request, and for the supplier’s own people.
         */
        get: operations["getQuoteAnswerAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the analytics of your company
         * @description For Platinum (PLAN-008): views, clicks, followers, reach of posts and quote requests for the member’s company
         *     and its products, by day, week or month (GAP-077). Days are in UTC, and weeks start on Monday. Views by the
         *     company’s own people and by bots aren’t counted. The last few seconds may be missing. 403 is `plan_required`
         *     on other plans, `company_required` without a company, and `company_only` for members who aren’t verified to
         *     work there (GAP-089).
         */
        get: operations["getAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report views and clicks
         * @description Pages report that they were seen and what was clicked. Only daily totals are kept: nothing about the viewer,
         *     no IP address, no cookie. Unknown pages, bots and a company’s own people aren’t counted; the reply is the
         *     same.
         */
        post: operations["countEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your plan
         * @description Which plan you have, how you got it, until when, and what you can do about it (GAP-006). Visible only to you
         *     (GAP-061).
         */
        get: operations["getOwnPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/subscription/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel or resume a plan
         * @description A canceled plan runs until the end of its term and can be resumed until then. 404 without a plan that was
         *     bought here.
         */
        put: operations["setRenewal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy Premium
         * @description Starts a hosted checkout and returns its URL (GAP-079). The plan is granted when the provider confirms the
         *     payment, whichever page the member returns to. Earlier checkouts are closed. 409 for members who already have
         *     a plan of their own.
         */
        post: operations["startCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Manage the payment of a plan
         * @description Starts a session on the provider’s own pages, where the payment method can be changed. 404 without a plan that
         *     was bought here.
         */
        post: operations["openPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your invoices
         * @description Your payments for plans, newest first.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/subscribedusers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of your team
         * @description The people you invited, in the order of their invitations. Each is `pending` and has no name until they
         *     accept, so that an invitation doesn’t reveal who has an account. 403 `plan_required` without a paid plan of
         *     your own (GAP-005).
         */
        get: operations["listTeam"];
        put?: never;
        /**
         * Invite people to your team
         * @description Send the addresses of the whole team, both existing and new (API-026). Each new one gets an invitation, and
         *     the plan after signing up with that address (GAP-047); an existing member accepts or declines first
         *     (`/api/v2/me/teaminvitations`). Leaving out an address doesn’t remove anyone; remove the member to free a
         *     seat. An address that’s invalid, repeated or your own is refused by its position in the list (GAP-048). 409
         *     `team_full` names the addresses for which no seat is left.
         */
        post: operations["inviteTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/subscribedusers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The seat in the team.
                 * @example 7d0f6a44-0b7e-4f0b-9f3a-1f0f7f1d2a01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove someone from your team
         * @description Frees the seat, and ends the plan of the member who had it (GAP-047). A pending invitation is revoked. A seat
         *     in another team returns 404.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/subscribedusers/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The seat in the team.
                 * @example 7d0f6a44-0b7e-4f0b-9f3a-1f0f7f1d2a02
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation to your team again
         * @description Sends the mail of a pending invitation once more. It counts as one of the mails that you may have sent. A seat
         *     that is taken, or one in another team, returns 404.
         */
        post: operations["resendTeamInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/teaminvitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your invitations to teams
         * @description Unanswered invitations to your own addresses, oldest first.
         */
        get: operations["listTeamInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/teaminvitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation.
                 * @example 7d0f6a44-0b7e-4f0b-9f3a-1f0f7f1d2a03
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline an invitation to a team
         * @description Accepting gives you the plan of the person who invited you, who then sees your name. Declining frees the seat.
         *     An invitation to someone else returns 404.
         */
        put: operations["answerTeamInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive events from the payment provider
         * @description Only for the provider: the signature in the `Stripe-Signature` header is checked against the raw body, and a
         *     known event changes nothing. We then ask the provider for the state of the subscription, so that the order of
         *     events doesn’t matter. 404 if no provider is set up.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/test/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription of the test checkout.
                 * @example 0c1f7f0e-53a3-4d2f-9a55-6f3f0d3bb0a4
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Show the test checkout
         * @description Replaces the provider’s pages while none is set up, and takes no money. For development and for demonstrations
         *     on your own machine; it doesn’t exist in production.
         */
        get: operations["getTestPayment"];
        put?: never;
        /**
         * Press a button on the test checkout
         * @description Pays or declines, and redirects to the web host.
         */
        post: operations["actOnTestPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/articles/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the products, companies and events that an article names
         * @description Names are compared as whole words, regardless of case, accents and hyphens and, except for companies, of
         *     singular and plural; the longest name wins. A product also matches without the qualifiers after a comma or in
         *     brackets (`Silicon tetrachloride, 6N` matches “silicon tetrachloride”), and with the first of them before its
         *     name (`Chlorine, liquefied` matches “liquefied chlorine”), unless more than ten products share that part;
         *     `matched` says which part it was. Names of fewer than four letters, and companies without their legal form,
         *     match only in the exact case; names of a single character, or of more than twelve words, don’t match.
         *
         *     Send either `text` or the `address` of an article, which we then read like any visitor, with the limits of
         *     `checkEmbedPage`: the visible text of its `article` or `main` elements, or of the whole page if it has none, up
         *     to 50,000 characters. An address that can’t be read is refused with 422 and names `address`. Nothing is stored.
         *     Up to 60 an hour, together with checks of pages.
         */
        post: operations["matchArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/embed/preflight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether widgets work on a page
         * @description Checks whether our widgets work on another site’s page, by script and in a frame, what blocks them, and how to
         *     fix it. Send either `address`, which we then read like any visitor, or `headers` and `html`, of which one may
         *     be missing. Nothing is stored.
         *
         *     We read addresses over http and https on their standard ports, if they resolve only to public hosts. Up to
         *     five redirects are followed, with the same check for each. An address that can’t be read is refused with 422
         *     and names `address`.
         *
         *     The width of widgets isn’t checked: only a browser knows it.
         */
        post: operations["checkEmbedPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/embed/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what happened with widgets
         * @description The widget server reports which widgets it delivered to pages of a site and which were clicked; our own pages
         *     report that a widget’s link brought a visitor, and what the visitor did. Only daily totals are kept, for sites
         *     that their publishers verified: nothing about the viewer, no IP address, no cookie. Unknown widgets and bots
         *     aren’t counted; the reply is the same.
         */
        post: operations["countEmbedEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/publisher-sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sites with widgets
         * @description Your sites, newest first, each with its token for verification.
         */
        get: operations["listPublisherSites"];
        put?: never;
        /**
         * Add a site with widgets
         * @description A site is a public host, such as `www.trade.example`. The path and query of a URL are ignored; capitals,
         *     another script and a dot at the end make no difference. Adding the same host again returns the existing site
         *     with the same token. Up to 20 sites. Counting starts when the site is verified.
         */
        post: operations["addPublisherSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/publisher-sites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The site.
                 * @example 7c1d0c5e-2f0b-4a53-9d39-5b8f6b0c9e21
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a site
         * @description Also removes its figures, unless another member verified the site too. Other members’ sites return 404.
         */
        delete: operations["removePublisherSite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/publisher-sites/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The site.
                 * @example 7c1d0c5e-2f0b-4a53-9d39-5b8f6b0c9e21
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a site
         * @description Reads the site’s home page like any visitor, looking for `<meta name="millrace-site" content="TOKEN">` in its
         *     head and, if that is missing, `/.well-known/millrace-site.txt` for a line with the token. The verification is
         *     valid for 180 days; verify again to renew it. A redirect to another host doesn’t count. Addresses that aren’t
         *     public are refused.
         */
        post: operations["provePublisherSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/publisher-sites/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The site.
                 * @example 7c1d0c5e-2f0b-4a53-9d39-5b8f6b0c9e21
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get the widget figures of a site
         * @description By day, week or month, and by widget. Days are in UTC, and weeks start on Monday. The last few seconds may be
         *     missing. 403 is `site_not_proven` if the site isn’t verified, or no longer; other members’ sites return 404.
         */
        get: operations["getPublisherReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/search/company/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The search text.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        /**
         * Find your company
         * @description Works like the search for companies, for the sign-up and the wizard.
         */
        get: operations["searchOwnCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/search/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The search text.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        /**
         * Find products by name
         * @description Best matches first: names that start with the text, then names with a word that does, then similar spellings.
         *     Returns both formats that clients read, `hits.hits[]` and `Items` (DIFF-023). Up to 60 searches a minute.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/search/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The search text.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        /**
         * Find companies by name
         * @description Best matches first, as for products. One character is enough (PROD-045).
         */
        get: operations["searchCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/productandcompany/search/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The search text.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        /**
         * Find products and companies by name
         * @description Returns both in one list, best matches first; `_index` tells them apart.
         */
        get: operations["searchProductsAndCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search everything
         * @description Searches all kinds at once: results of `category` come first, in pages, and a few of each other kind follow in
         *     `groups`, best first. Only members can find people, and posts are limited to what the viewer may read. If
         *     nothing is found, `advice` suggests what to try. For products and companies with facets and sort orders, use
         *     `/api/v2/products` and `/api/v2/companies`, which find the same.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say what links lead to
         * @description What links to products, companies, events and posts lead to, so that clients can show a card for each. What
         *     doesn’t exist, or the viewer may not see, is left out.
         */
        get: operations["resolveLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get suggestions while typing
         * @description Names of all kinds that start with the text, or contain a word, synonym or identifier that does, or have a
         *     similar spelling. Best first, those of `category` before others. If people alone are asked for, connections come
         *     first, then people of followed companies if the plan names all contacts of a company, then others (GAP-072). For
         *     an empty text, returns what most members follow.
         */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your saved searches
         * @description Newest first.
         */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search and get notified of new matches
         * @description New matches are reported once: right away as a notification, and by email at the chosen `frequency`. Saving
         *     the same search again returns the existing one with its new frequency. Up to 50 per member.
         */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The saved search.
                 * @example 4f0b7a10-6c1e-5d2b-9a3f-0d5e8c7b6a11
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved search
         * @description Unsent emails about it are dropped. Only your own; others return 404.
         */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        /**
         * Rename a saved search or change its email frequency
         * @description Only your own; others return 404. Fields that are left out stay unchanged.
         */
        patch: operations["changeSavedSearch"];
        trace?: never;
    };
    "/api/v2/spreadsheets/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a spreadsheet import
         * @description Reads a CSV or XLSX file with suppliers, raw materials or applications of a product, or with products of a
         *     company, without saving anything. Columns are matched by their headings unless `columns` assigns them. The
         *     member decides about rows that resemble something in the catalogue (except for legal form, punctuation, plural
         *     or a typo). A file can have up to 10 MB, 100,000 rows and 100 columns, and up to 50 MB uncompressed.
         *
         *     The sheet, the encoding and the row of headings are guessed, and returned; send `sheet`, `encoding` or
         *     `heading_row` to choose another one. `damage` lists cells whose text was damaged, and `faults` the cells that
         *     can’t be imported.
         */
        post: operations["previewSpreadsheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/spreadsheets/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a spreadsheet
         * @description Creates what is new and lists it with the product or company, except for rows with errors. It runs in the
         *     background, a thousand rows at a time, and continues after a restart: read its progress from
         *     `/api/v2/spreadsheets/imports/{id}`. Importing the same file again changes nothing. A member can run up to 3
         *     imports at once.
         */
        post: operations["importSpreadsheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/spreadsheets/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your imports
         * @description Those of the last 30 days, newest first, up to 100.
         */
        get: operations["listSpreadsheetImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/spreadsheets/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the import, from its reply.
                 * @example 9a0d5f0e-6a55-5d0f-8b7e-2f4f1c6f3e01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get an import with its progress
         * @description For the member who imported it.
         */
        get: operations["getSpreadsheetImport"];
        put?: never;
        post?: never;
        /**
         * Undo an import
         * @description For the member who imported it, within 30 days. Removes what was listed and deletes what was created, in the
         *     background. What others have used since then stays and is named: links that they confirmed or disputed, and
         *     what they follow, tag, list or edited. A running import is stopped first.
         */
        delete: operations["undoSpreadsheet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/spreadsheets/imports/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the import, from its reply.
                 * @example 9a0d5f0e-6a55-5d0f-8b7e-2f4f1c6f3e01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an import
         * @description For the member who imported it. Rows that were imported before stay, and can be undone. Changes nothing if it
         *     isn’t running.
         */
        post: operations["stopSpreadsheetImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/spreadsheets/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the rows with errors
         * @description Returns the same columns with an additional column that describes the error, in the format of the file or the
         *     requested one. Doesn’t save anything.
         */
        post: operations["returnRefusedRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The table: of the product or company given by `id`, or your own.
                 * @example suppliers
                 */
                table: components["schemas"]["ExportTable"];
            };
            cookie?: never;
        };
        /**
         * Export a table as a spreadsheet
         * @description Everything that the member may see of a table, in its order, as CSV or XLSX; what a plan withholds on the page
         *     is left out here too. `from`, `to` and `by` apply to analytics and publisher reports; `direction`,
         *     `depth` and `without` to `concentration`, which needs Platinum. Up to 50,000 rows. In
         *     CSV, cells that a spreadsheet would treat as formulas start with an apostrophe.
         */
        get: operations["exportTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a post, a comment, a member or an event
         * @description A copy of the reported content is kept for the moderators. Only they see who reported it. Each member can have
         *     one open report per item, and make up to twenty a day, unless the operator changes this (GAP-096).
         */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/moderation/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reported content
         * @description Reports about the same item form a case, until a moderator decides. Open cases oldest first, closed cases by
         *     latest decision. Only for moderators, who are appointed by the operator (PERM-013).
         */
        get: operations["listModerationCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/moderation/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The case.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1d01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        /**
         * Get a case with its context and history
         * @description The reported content, then and now; who reported it, and why; where it is, with the comments around it; the
         *     decisions, and earlier cases about the same item or member.
         */
        get: operations["getModerationCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/moderation/cases/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The case.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1d01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a case
         * @description Every decision is kept permanently, and emailed to everyone concerned. `version` is the version of the case
         *     that you read: if someone else decided in the meantime, the reply is 409 `already_decided` (GAP-096).
         */
        post: operations["decideCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is alive
         * @description Doesn’t query the database. For supervisors that restart a process when it stops responding.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is ready
         * @description Queries the database. For load balancers; returns 503 while starting, while stopping, and while the database
         *     is unavailable. A read-only database is reported with 200, because reading still works.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this contract
         * @description The contract that the running server follows, as JSON.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browse this contract
         * @description The reference for people.
         */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show unsent emails
         * @description The emails that would have been sent if a mail server were configured, newest first, and failed background
         *     jobs. For development; it doesn’t exist in production.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The email.
                 * @example 0c1f7f0e-53a3-4d2f-9a55-6f3f0d3bb0a4
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Show an unsent email
         * @description Its HTML in a frame without scripts, and its text. It doesn’t exist in production.
         */
        get: operations["getOutboxMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: line
         * @description A name. Surrounding spaces are trimmed, and it mustn’t be blank. Its format `line` is a single line with at
         *     least one visible character, without control characters, direction marks or lone surrogates.
         */
        Name: string;
        /**
         * Format: text
         * @description A description. Plain text; its format `text` is like `line`, with any number of lines.
         */
        Description: string;
        /**
         * @description The kind of product: matter for further processing (`material`), a chemical with a formula (`chemical`), a
         *     part (`component`), equipment that production needs and doesn’t consume (`equipment`), a product in its final
         *     use (`end-product`), or work (`service`).
         * @enum {string}
         */
        ProductKind: "material" | "chemical" | "component" | "equipment" | "end-product" | "service";
        /** @description The kind, or null if not specified. */
        NullableProductKind: components["schemas"]["ProductKind"] | null;
        /** @description Other names of a product in one language, without duplicates. */
        SynonymNames: string[];
        /** @description Other names of a product by language; languages without any are left out. */
        ProductSynonyms: {
            en?: components["schemas"]["SynonymNames"];
            de?: components["schemas"]["SynonymNames"];
            zh?: components["schemas"]["SynonymNames"];
            ja?: components["schemas"]["SynonymNames"];
            ar?: components["schemas"]["SynonymNames"];
        };
        /** @description As printed on labels, without duplicates. */
        IdentifierTexts: string[];
        /**
         * @description Identifiers of a product in other lists; replaces all previous ones. Check digits are verified. Errors name
         *     the field: `identifiers.cas`, `identifiers.ec`, `identifiers.hs`, `identifiers.cn` and so on. The dictionaries of
         *     UNSPSC and ECLASS are licensed, so only the form of their codes is checked.
         */
        ProductIdentifiersDraft: {
            /** @description CAS Registry Numbers, such as 10026-04-7; the last digit is a check digit. */
            cas?: components["schemas"]["IdentifierTexts"];
            /** @description EC numbers (EINECS, ELINCS, NLP), such as 233-054-0; the last digit is a check digit. */
            ec?: components["schemas"]["IdentifierTexts"];
            /** @description Codes of the Harmonized System or of a tariff derived from it: 4, 6, 8 or 10 digits, with or without dots. */
            hs?: components["schemas"]["IdentifierTexts"];
            /** @description Codes of the EU’s Combined Nomenclature: 8 digits, with or without spaces. */
            cn?: components["schemas"]["IdentifierTexts"];
            /** @description UNSPSC codes: 8 digits, such as 12352302. */
            unspsc?: components["schemas"]["IdentifierTexts"];
            /** @description ECLASS classes: 8 digits, such as 38-05-01-02, or an IRDI, such as 0173-1#01-AAA123#001. */
            eclass?: components["schemas"]["IdentifierTexts"];
            /**
             * Format: line
             * @description The chemical formula, such as SiCl4 or SiCl₄; null if none.
             */
            formula?: string | null;
            /** @description Part numbers, grades and standards, such as G.657.A2. */
            part_numbers?: components["schemas"]["IdentifierTexts"];
        };
        /**
         * @description A property of the controlled list. Each has one kind of quantity, whose units are converted.
         * @enum {string}
         */
        ProductPropertyKey: "purity" | "moistureContent" | "metalImpurities" | "hydroxylContent" | "porosity" | "density" | "bulkDensity" | "molarMass" | "meltingPoint" | "boilingPoint" | "softeningPoint" | "glassTransition" | "flashPoint" | "operatingTemperature" | "storageTemperature" | "thermalConductivity" | "thermalExpansion" | "specificHeat" | "particleSizeD50" | "particleSizeD90" | "specificSurfaceArea" | "thickness" | "width" | "length" | "diameter" | "mass" | "linearMass" | "arealMass" | "viscosity" | "kinematicViscosity" | "surfaceTension" | "vaporPressure" | "pressure" | "tensileStrength" | "yieldStrength" | "youngsModulus" | "flexuralStrength" | "compressiveStrength" | "elongationAtBreak" | "tensileLoad" | "vickersHardness" | "surfaceRoughness" | "refractiveIndex" | "attenuation" | "wavelength" | "cutoffWavelength" | "zeroDispersionWavelength" | "modeFieldDiameter" | "numericalAperture" | "bendRadius" | "bandwidth" | "modalBandwidth" | "chromaticDispersion" | "dataRate" | "transmittance" | "conductivity" | "resistivity" | "dielectricConstant" | "dielectricStrength" | "bandGap" | "carrierMobility" | "voltage" | "current" | "power" | "internalResistance" | "capacity" | "specificCapacity" | "energy" | "energyDensity" | "specificEnergy" | "cycleLife" | "efficiency" | "lifetime" | "ph" | "solubility" | "flowRate" | "remanence" | "coercivity" | "maxEnergyProduct";
        /**
         * @description A property: one of the controlled list by its `key`, or any other by a `name`. Either `min` or `max` or both, which are
         *     equal for a single value, or a `text`. Errors name the field, as `properties.2.unit`.
         */
        ProductPropertyDraft: {
            key?: components["schemas"]["ProductPropertyKey"];
            /**
             * Format: line
             * @description A name of your own where the list has none.
             */
            name?: string;
            /** @description The lower bound. */
            min?: number | null;
            /** @description The upper bound. */
            max?: number | null;
            /**
             * Format: line
             * @description Words in place of a number.
             */
            text?: string | null;
            /**
             * Format: line
             * @description A unit of the property’s quantity, such as g/cm³ or g/cm3; null if it has none.
             */
            unit?: string | null;
            /**
             * Format: line
             * @description Under which it holds, such as “at 25 °C”.
             */
            condition?: string | null;
            /**
             * Format: line
             * @description A URL, or the name of a standard or data sheet.
             */
            source?: string | null;
        };
        /**
         * @description `desc` and `description` are the same (DIFF-021), because creating and editing used different names;
         *     `description` wins if both are sent.
         */
        ProductDraft: {
            name: components["schemas"]["Name"];
            desc?: components["schemas"]["Description"];
            description?: components["schemas"]["Description"];
            kind?: components["schemas"]["NullableProductKind"];
            synonyms?: components["schemas"]["ProductSynonyms"];
            identifiers?: components["schemas"]["ProductIdentifiersDraft"];
            /** @description Replaces all previous ones. */
            properties?: components["schemas"]["ProductPropertyDraft"][];
        };
        /**
         * Format: uuid
         * @description An ID. IDs of imported and demo data stay the same from one import to the next.
         */
        Uuid: string;
        /** @description The country’s English name, or null if unknown. */
        Country: string | null;
        /** @description The country’s ISO 3166-1 alpha-2 code, or null if unknown. */
        CountryCode: string | null;
        /**
         * @description One of the eight sectors.
         * @enum {string}
         */
        Sector: "optical-fiber" | "photovoltaic" | "uv-eb-curing" | "lithium-ion" | "additive-manufacturing" | "carbon-fiber" | "semiconductor" | "green-hydrogen";
        /** @description The sector, or null if unknown. */
        NullableSector: components["schemas"]["Sector"] | null;
        /** @description Identifiers of a product in other lists. */
        ProductIdentifiers: {
            /** @description CAS Registry Numbers, such as 10026-04-7. */
            cas: string[];
            /** @description EC numbers, such as 233-054-0. */
            ec: string[];
            /** @description Codes of the Harmonized System with dots, such as 2812.19. */
            hs: string[];
            /** @description Codes of the Combined Nomenclature, such as 2812 19 90. */
            cn?: string[];
            /** @description UNSPSC codes, such as 12352302. */
            unspsc?: string[];
            /** @description ECLASS classes, such as 38-05-01-02, or their IRDIs. */
            eclass?: string[];
            formula: string | null;
            part_numbers: string[];
        };
        /** @description A property of a product. */
        ProductProperty: {
            /** @description Of the controlled list; null for one that a member named. */
            key: components["schemas"]["ProductPropertyKey"] | null;
            /** @description The name that a member gave; null for one of the list. */
            name: string | null;
            min: number | null;
            /** @description Equal to `min` for a single value. */
            max: number | null;
            text: string | null;
            /** @description As entered, such as g/cm³. */
            unit: string | null;
            condition: string | null;
            source: string | null;
            /** @description The same in the first unit of the quantity, by which products are compared; null for texts and free names. */
            normalized: {
                min: number | null;
                max: number | null;
                unit: string | null;
            } | null;
        };
        /**
         * Format: uri-reference
         * @description A URL, absolute or relative to the web host.
         */
        Url: string;
        /** @description A picture with its URL. */
        Image: {
            value: components["schemas"]["Url"];
            /** @description In pixels. */
            width?: number;
            /** @description In pixels. */
            height?: number;
        };
        /** @description A count. */
        Count: number;
        /** @description Counts for the tabs and tiles of the product page. */
        ProductCounts: {
            suppliers: components["schemas"]["Count"];
            raw_materials: components["schemas"]["Count"];
            applications: components["schemas"]["Count"];
            potential_customers: components["schemas"]["Count"];
        };
        /** @description The number of results in a country. */
        CountryCount: {
            /** @description ISO 3166-1 alpha-2. */
            country_code: string;
            /** @description The country's English name. */
            country: string;
            count: components["schemas"]["Count"];
        };
        Product: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description Empty if there is none. */
            description: string;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            sector: components["schemas"]["NullableSector"];
            kind: components["schemas"]["NullableProductKind"];
            synonyms: components["schemas"]["ProductSynonyms"];
            identifiers: components["schemas"]["ProductIdentifiers"];
            /** @description What is measured and specified of it. Only for a single product; lists omit it. */
            properties?: components["schemas"]["ProductProperty"][];
            /** @description Oldest first. If empty, clients draw one from name and sector. */
            original_images: components["schemas"]["Image"][];
            /** @description The square crops, in the same order as their originals. */
            crop_images: components["schemas"]["Image"][];
            followers: components["schemas"]["Count"];
            /** @description Whether the viewer follows it; false for guests. */
            following: boolean;
            counts: components["schemas"]["ProductCounts"];
            /** @description The countries of its suppliers, most suppliers first. Only for a single product; lists omit it. */
            supplier_countries?: components["schemas"]["CountryCount"][];
            /** @description Increases with each edit of the product (GAP-058). */
            version: number;
            /** Format: date-time */
            updated_at: string;
        };
        ProductReply: {
            Item: components["schemas"]["Product"];
        };
        /**
         * @description For programs. Tells apart the cases within one status.
         * @enum {string}
         */
        ErrorCode: "bad_request" | "bad_parameter" | "bad_body" | "bad_signature" | "sign_in_required" | "token_invalid" | "forbidden" | "editors_only" | "company_only" | "company_required" | "cross_site" | "upload_refused" | "link_expired" | "link_replaced" | "link_used" | "link_unknown" | "wrong_password" | "wrong_code" | "sign_in_again" | "passkey_refused" | "account_suspended" | "member_blocked" | "messages_refused" | "plan_required" | "site_not_proven" | "scope_missing" | "token_refused" | "not_found" | "already_linked" | "already_exists" | "already_reported" | "already_decided" | "link_case_waits" | "link_removed" | "product_in_use" | "message_id_used" | "idempotency_in_progress" | "other_offset" | "edited_meanwhile" | "already_subscribed" | "team_full" | "too_many_tokens" | "too_many_searches" | "other_tus" | "too_large" | "unsupported_type" | "invalid_fields" | "self_link" | "idempotency_key_reused" | "rate_limited" | "internal" | "overloaded" | "read_only" | "unavailable" | "timed_out" | "videos_unavailable" | "payments_unavailable";
        /** @description An error. */
        Error: {
            /** @description A message for people. */
            error: string;
            code: components["schemas"]["ErrorCode"];
            /** @description The error of each invalid field of the body, by its name. */
            fields?: {
                [key: string]: string;
            };
            /** @description Only for `/registration`: the message again (GAP-063). */
            data?: {
                error: string;
            };
        };
        ProductRef: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description An opaque position in a list. It doesn’t reveal what the list withholds (GAP-076). */
        Cursor: string;
        ProductList: {
            Items: components["schemas"]["Product"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        RecommendedProduct: {
            id: components["schemas"]["Uuid"];
            /** @description Its name. */
            product: string;
            sector: components["schemas"]["NullableSector"];
            /**
             * Format: uri-reference
             * @description If null, clients show the drawing.
             */
            image: string | null;
            followers: components["schemas"]["Count"];
        };
        RecommendedProductList: {
            Items: components["schemas"]["RecommendedProduct"][];
        };
        /**
         * @description `desc` and `description` are the same (DIFF-021); `description` wins if both are sent, and stays unchanged if
         *     neither is. `kind`, `synonyms`, `identifiers` and `properties` stay unchanged too if left out. With `version`, the edit is
         *     refused if someone else was faster.
         */
        ProductChange: {
            name: components["schemas"]["Name"];
            desc?: components["schemas"]["Description"];
            description?: components["schemas"]["Description"];
            kind?: components["schemas"]["NullableProductKind"];
            synonyms?: components["schemas"]["ProductSynonyms"];
            identifiers?: components["schemas"]["ProductIdentifiersDraft"];
            /** @description Replaces all previous ones. */
            properties?: components["schemas"]["ProductPropertyDraft"][];
            /** @description The version that the edit is based on. */
            version?: number;
        };
        /** @description An ISO 3166-1 alpha-2 code. */
        SearchedCountry: string;
        /**
         * @description The number of companies that supply the product.
         * @enum {string}
         */
        SupplyStatus: "none" | "one" | "several";
        /**
         * @description By relevance to `q`, name, most suppliers, most followers, newest, or most posts.
         * @enum {string}
         */
        ProductSort: "relevance" | "name" | "suppliers" | "followers" | "newest" | "discussed";
        /**
         * @description What every list of `/api/v2` has besides its `results`, except for feeds, whose format is given by the
         *     specification.
         */
        List: {
            /** @description The total number, over all pages. */
            count: components["schemas"]["Count"];
            /** @description Send it back as `cursor` for the next page; absent on the last page. */
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        /** @description A part of a text, in UTF-16 code units, as for `String.slice`. */
        TextRange: {
            start: number;
            end: number;
        };
        /** @description What matched the search. */
        SearchMatch: {
            /**
             * @description The field that matched; `product` is the name of something that a company supplies, or that a post or an
             *     event is about.
             * @enum {string}
             */
            field: "name" | "synonym" | "identifier" | "description" | "text" | "place" | "company" | "product";
            /** @description The name, synonym or identifier, or an excerpt around the match. */
            text: string;
            /** @description The matching parts of `text`, in order; may be empty for similar spellings. */
            ranges: components["schemas"]["TextRange"][];
            /**
             * @description How it matched: exactly, at its beginning, by its words, or by a similar spelling.
             * @enum {string}
             */
            quality: "exact" | "prefix" | "words" | "near";
        };
        /** @description What matched; null without a search text. */
        NullableSearchMatch: components["schemas"]["SearchMatch"] | null;
        /** @description A product in a list. */
        CatalogueProduct: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description The beginning of the description; empty if there is none. */
            description: string;
            sector: components["schemas"]["NullableSector"];
            kind: components["schemas"]["NullableProductKind"];
            identifiers: components["schemas"]["ProductIdentifiers"];
            /** @description The first square crop; if null, clients draw one from name and sector. */
            image: components["schemas"]["Image"] | null;
            counts: components["schemas"]["ProductCounts"];
            /** @description The countries of its suppliers, most first; up to five. */
            supplier_countries: components["schemas"]["CountryCount"][];
            /** @description The number of countries with suppliers. */
            supplier_country_count: components["schemas"]["Count"];
            followers: components["schemas"]["Count"];
            /** @description The number of public posts tagged with it. */
            posts: components["schemas"]["Count"];
            /** @description Whether the viewer follows it; false for guests. */
            following: boolean;
            /** Format: date-time */
            added: string;
            match: components["schemas"]["NullableSearchMatch"];
        };
        /** @description Whether `count` is an estimate, which is possible above 10,000. */
        Estimated: boolean;
        /** @description The number of results that a filter value would leave. */
        FacetValue: {
            value: string;
            count: components["schemas"]["Count"];
            estimated: boolean;
        };
        /** @description Most first. */
        FacetValues: components["schemas"]["FacetValue"][];
        /** @description The counts that each filter would leave, given the other filters; values without results are left out. */
        CatalogueFacets: {
            sector: components["schemas"]["FacetValues"];
            kind: components["schemas"]["FacetValues"];
            /** @description Countries of suppliers, most first; up to 60. */
            country: components["schemas"]["FacetValues"];
            supply: components["schemas"]["FacetValues"];
            /** @description The number that the viewer follows; null for guests. */
            followed: number | null;
        };
        /** @description A search with more results. */
        WiderSearch: {
            /** @description The search text, possibly with fewer words. */
            q: string;
            /** @description The filters that it drops. */
            without: string[];
            count: components["schemas"]["Count"];
        };
        /** @description What to try if nothing was found; or, if only something similar was found, the corrected text. */
        SearchAdvice: {
            /** @description The corrected text that was searched for; null if there is none. */
            did_you_mean: string | null;
            /** @description Searches with results, the most similar first. */
            wider: components["schemas"]["WiderSearch"][];
        };
        /** @description What to try, or what was searched for instead; null if the text itself was found. */
        NullableSearchAdvice: components["schemas"]["SearchAdvice"] | null;
        CatalogueProductList: {
            results: components["schemas"]["CatalogueProduct"][];
            estimated: components["schemas"]["Estimated"];
            /** @description Null after the first page, and if `facets` is false. */
            facets: components["schemas"]["CatalogueFacets"] | null;
            advice: components["schemas"]["NullableSearchAdvice"];
        } & components["schemas"]["List"];
        /** @description Counts for a sector. */
        SectorSummary: {
            id: components["schemas"]["Sector"];
            products: components["schemas"]["Count"];
            /** @description Companies in the sector, or that supply a product in it. */
            companies: components["schemas"]["Count"];
            /** @description Upcoming events tagged with a product in the sector. */
            events: components["schemas"]["Count"];
        };
        SectorList: {
            results: components["schemas"]["SectorSummary"][];
            /** @description The number of products in a sector, or without one. */
            products: components["schemas"]["Count"];
            /** @description The number of companies. */
            companies: components["schemas"]["Count"];
        } & components["schemas"]["List"];
        /** @description A product in the value chain of a sector. */
        SectorChainNode: {
            id: components["schemas"]["Uuid"];
            name: string;
            kind: components["schemas"]["NullableProductKind"];
            /** @description Steps from the materials at the start of the chain, which have 0. */
            level: number;
            suppliers: components["schemas"]["Count"];
        };
        /** @description A product that goes into another product of the chain. */
        SectorChainLink: {
            from: components["schemas"]["Uuid"];
            to: components["schemas"]["Uuid"];
        };
        /** @description The most linked products of a sector, up to 60, and their links, without cycles. */
        SectorChain: {
            nodes: components["schemas"]["SectorChainNode"][];
            links: components["schemas"]["SectorChainLink"][];
        };
        /**
         * @description The company’s own type (ACC-044).
         * @enum {string}
         */
        CompanyType: "manufacturer" | "distributor" | "publishingHouse" | "exhibitionOrganiser" | "salesAgent";
        NullableCompanyType: components["schemas"]["CompanyType"] | null;
        /**
         * @description A standard or law. `reach`, `rohs` and `conflict-minerals` are statements of the company itself.
         * @enum {string}
         */
        CertificateScheme: "iso-9001" | "iso-14001" | "iso-45001" | "iso-50001" | "iso-13485" | "iso-17025" | "iso-27001" | "iatf-16949" | "as9100" | "reach" | "rohs" | "conflict-minerals";
        /** @description A company in a list. */
        CatalogueCompany: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description The beginning of the description; empty if there is none. */
            description: string;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            type: components["schemas"]["NullableCompanyType"];
            sector: components["schemas"]["NullableSector"];
            /** @description Its own sectors, then those of its products. */
            sectors: components["schemas"]["Sector"][];
            /** Format: uri-reference */
            logo: string | null;
            /** @description The number of products that it supplies. */
            products: components["schemas"]["Count"];
            /** @description Products of the company that match `q`; empty without `q`. */
            matching_products: components["schemas"]["ProductRef"][];
            /** @description The number of members listed as its contacts. */
            contacts: components["schemas"]["Count"];
            /** @description The number of people verified to work there (GAP-089). */
            verified_people: components["schemas"]["Count"];
            followers: components["schemas"]["Count"];
            /** @description Whether the viewer follows it; false for guests. */
            following: boolean;
            premium: boolean;
            /** @description Standards and laws of which it has a certificate or statement that hasn’t ended. */
            certificates?: components["schemas"]["CertificateScheme"][];
            /** Format: date-time */
            added: string;
            match: components["schemas"]["NullableSearchMatch"];
        };
        /** @description The number of members by RSVP. */
        EventCounts: {
            Interested: components["schemas"]["Count"];
            Going: components["schemas"]["Count"];
            "Not Sure": components["schemas"]["Count"];
        };
        /** @description An event in a list. */
        EventSummary: {
            id: components["schemas"]["Uuid"];
            eventName: string;
            location: string;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            /** @description The time zone of its location, as an IANA name. */
            time_zone: string;
            /**
             * Format: int64
             * @description In milliseconds since 1970 (DATA-031).
             */
            startDate: number;
            /**
             * Format: int64
             * @description In milliseconds since 1970; never before `startDate`.
             */
            endDate: number;
            /** @description The beginning of the details, without markup. */
            summary: string;
            /**
             * Format: uri-reference
             * @description A picture with the ratio 16 to 6.75.
             */
            image: string | null;
            /** @description The sector of its first tagged product. */
            sector: components["schemas"]["NullableSector"];
            counts: components["schemas"]["EventCounts"];
            exhibitor_count: components["schemas"]["Count"];
            createdBy: components["schemas"]["Uuid"];
        };
        /** @description A post, and the part that matched. */
        FoundPost: {
            id: components["schemas"]["Uuid"];
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            company: string | null;
            /** Format: uuid */
            company_id: string | null;
            /** @description The beginning of the text. */
            text: string;
            like_count: components["schemas"]["Count"];
            comment_count: components["schemas"]["Count"];
            /** Format: date-time */
            added: string;
            match: components["schemas"]["NullableSearchMatch"];
        };
        SectorOverview: {
            id: components["schemas"]["Sector"];
            products: components["schemas"]["Count"];
            companies: components["schemas"]["Count"];
            events: components["schemas"]["Count"];
            chain: components["schemas"]["SectorChain"];
            /** @description Most suppliers first. */
            most_supplied: components["schemas"]["CatalogueProduct"][];
            /** @description Most followers per supplier first. */
            most_wanted: components["schemas"]["CatalogueProduct"][];
            /** @description The companies that supply the most products in the sector. */
            top_companies: components["schemas"]["CatalogueCompany"][];
            /** @description The next upcoming events. */
            next_events: components["schemas"]["EventSummary"][];
            /** @description The newest public posts about products in the sector. */
            newest_posts: components["schemas"]["FoundPost"][];
            /**
             * Format: uuid
             * @description The viewer’s saved search of exactly this sector, which is how sectors are followed; null if there is
             *     none.
             */
            saved_search_id: string | null;
        };
        /** @description A field with its previous and new value; null means empty. */
        EditChange: {
            field: string;
            from: string | null;
            to: string | null;
        };
        /** @description An edit, with its author and time (GAP-058). */
        Edit: {
            id: components["schemas"]["Uuid"];
            /** @description The version that it created. */
            version: number;
            /**
             * Format: uuid
             * @description Null if that member has left.
             */
            user_id: string | null;
            user_name: string | null;
            /** Format: uri-reference */
            image: string | null;
            /** Format: date-time */
            added: string;
            /**
             * Format: uuid
             * @description The edit that it undid.
             */
            restores: string | null;
            changes: components["schemas"]["EditChange"][];
        };
        EditList: {
            results: components["schemas"]["Edit"][];
        } & components["schemas"]["List"];
        EditRestore: {
            /** @description The version that you saw. */
            version: number;
        };
        /**
         * @description What a document is.
         * @enum {string}
         */
        ProductDocumentKind: "data-sheet" | "safety-sheet" | "certificate";
        /** @description A document of a product; null means not specified. */
        ProductDocument: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["ProductDocumentKind"];
            title: string;
            language: string | null;
            /** Format: date */
            issued: string | null;
            source: string | null;
            /** @description The URL of the PDF. */
            url: string;
            bytes: number;
            /**
             * Format: uuid
             * @description The member who added it; null for guests, and if that member has left.
             */
            user_id: string | null;
            /** @description Null for guests. */
            user_name: string | null;
            /** Format: date-time */
            added: string;
            /** @description Whether the reader may remove it. */
            removable: boolean;
        };
        ProductDocumentList: {
            results: components["schemas"]["ProductDocument"][];
        } & components["schemas"]["List"];
        /** @description A document to add. */
        ProductDocumentForm: {
            /**
             * Format: binary
             * @description PDF, up to 25 MB.
             */
            pdf: string;
            kind: components["schemas"]["ProductDocumentKind"];
            /**
             * Format: line
             * @description Default is the file’s name.
             */
            title?: string;
            /** @description ISO 639-1 code of the document’s language, such as `en`. */
            language?: string;
            /**
             * Format: date
             * @description The date of the document.
             */
            issued?: string;
            /**
             * Format: line
             * @description Where it comes from: a URL or a text.
             */
            source?: string;
        };
        /** @description A product’s ID, bare or as `{id}`, or the name and description of a product. */
        BulkProductEntry: components["schemas"]["Uuid"] | {
            id: components["schemas"]["Uuid"];
        } | {
            name: string;
            description?: string;
        };
        BulkProducts: {
            products: components["schemas"]["BulkProductEntry"][];
        };
        /**
         * @description `created`: a new product that the company now supplies. `added`: an existing product that it now supplies.
         *     `listed`: a product that it already supplied. `refused`: see `error` and `code`.
         */
        BulkProductResult: {
            /** @enum {string} */
            status: "created" | "added" | "listed" | "refused";
            /**
             * Format: uuid
             * @description Null if refused.
             */
            product_id: string | null;
            /** @description As stored, or as sent if refused. */
            product_name: string | null;
            error?: string;
            code?: components["schemas"]["ErrorCode"];
        };
        BulkProductResultList: {
            results: components["schemas"]["BulkProductResult"][];
        } & components["schemas"]["List"];
        /** @enum {string} */
        LinkVerdictKind: "confirmed" | "disputed";
        /** @description A member’s verdict on a link. */
        LinkVerdict: {
            verdict: components["schemas"]["LinkVerdictKind"];
            reason: string;
            source_url: string | null;
            /**
             * Format: uuid
             * @description Null if that member has left.
             */
            user_id: string | null;
            user_name: string | null;
            /** Format: date-time */
            added: string;
            own: boolean;
        };
        /** @description The evidence for a link (GAP-087). */
        LinkEvidence: {
            /** Format: date-time */
            added: string;
            /**
             * Format: uuid
             * @description Null for imported links, and if that member has left.
             */
            user_id: string | null;
            user_name: string | null;
            source_url: string | null;
            /** @description The number of members who confirm it. */
            confirmed: number;
            /** @description The number of members who dispute it. */
            disputed: number;
            /** @description Your own first, then the newest; up to fifty. */
            verdicts: components["schemas"]["LinkVerdict"][];
            /** @description Whether you may remove it and set its source. */
            removable: boolean;
        };
        LinkEvidenceReply: {
            Item: components["schemas"]["LinkEvidence"];
        };
        /** @description A source for the link. */
        LinkSource: {
            /** @description A URL; null if none. */
            source_url: string | null;
        };
        /** @description Whether the link is correct or wrong. */
        LinkVerdictDraft: {
            verdict: components["schemas"]["LinkVerdictKind"];
            /**
             * Format: text
             * @description Required to dispute.
             * @default
             */
            reason: string;
            source_url?: string | null;
        };
        ConcentrationCountry: {
            country_code: components["schemas"]["CountryCode"];
            country: components["schemas"]["Country"];
            suppliers: components["schemas"]["Count"];
            /** @description The share of all suppliers. */
            share: number;
        };
        /** @description From 0 to 10,000, or null if no supplier has a known country. */
        ConcentrationHhi: number | null;
        /**
         * @description The bands of an index: of the Horizontal Merger Guidelines of 2010 (from 1,500; above 2,500) and of the Merger
         *     Guidelines of 2023 (from 1,000; above 1,800), both of the US Department of Justice and the Federal Trade
         *     Commission. Null without an index.
         */
        ConcentrationBand: {
            /** @enum {string|null} */
            horizontal_2010: "low" | "moderate" | "high" | null;
            /** @enum {string|null} */
            merger_2023: "low" | "moderate" | "high" | null;
        };
        /** @description The links and sources that figures rest on. */
        ConcentrationEvidence: {
            /** @description The number of links that are counted. */
            links: number;
            /** @description How many of them have a source. */
            sourced: number;
            /** @description How many of them a member confirms. */
            confirmed: number;
            /** @description The number of links left out because more members dispute than confirm them. */
            disputed: number;
        };
        ConcentrationEntry: {
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            sector: components["schemas"]["NullableSector"];
            /** @description The fewest links between it and the product. */
            depth: number;
            suppliers: components["schemas"]["Count"];
            /** @description How many of them have no known country. */
            unknown_country: number;
            /** @description Most suppliers first, those without a known country last. */
            countries: components["schemas"]["ConcentrationCountry"][];
            hhi: components["schemas"]["ConcentrationHhi"];
            hhi_min: components["schemas"]["ConcentrationHhi"];
            hhi_max: components["schemas"]["ConcentrationHhi"];
            band: components["schemas"]["ConcentrationBand"];
            /** @description Whether exactly one supplier is known. */
            single_source: boolean;
            /** @description Whether all suppliers are known to be in the same country. */
            single_country: boolean;
            /** @description The only supplier of a single source, otherwise null. */
            supplier: {
                company_id: components["schemas"]["Uuid"];
                company_name: string;
            } | null;
            evidence: components["schemas"]["ConcentrationEvidence"];
            /**
             * @description Why it is cut off without the country, `none` if it isn’t, and null if no country is given.
             * @enum {string|null}
             */
            cut_off: "suppliers" | "input" | "unknown" | "none" | null;
        };
        /** @enum {string} */
        ConcentrationDirection: "inputs" | "uses";
        /**
         * @description Why the list is limited: it isn’t (`none`), a paid plan shows everything (`plan`), or signing in shows more
         *     (`sign_in`).
         * @enum {string}
         */
        Limited: "none" | "plan" | "sign_in";
        /** @description Figures over all products that are shown, except for the product itself. */
        ConcentrationSummary: {
            products: components["schemas"]["Count"];
            single_source: components["schemas"]["Count"];
            single_country: components["schemas"]["Count"];
            no_supplier: components["schemas"]["Count"];
            /** @description How many have a supplier without a known country. */
            unknown_country: number;
            /** @description How many are highly concentrated by the guidelines of 2010. */
            high_2010: number;
            /** @description How many are highly concentrated by the guidelines of 2023. */
            high_2023: number;
            /** @description How many are cut off for certain, or null if no country is given. */
            cut_off: number | null;
            /** @description Of all suppliers of all these products; a company counts once for each product. */
            countries: components["schemas"]["ConcentrationCountry"][];
            evidence: components["schemas"]["ConcentrationEvidence"];
            /** @description The links between the products, on which the chain rests. */
            chain: components["schemas"]["ConcentrationEvidence"];
        };
        ConcentrationList: {
            results: components["schemas"]["ConcentrationEntry"][];
            product_name: string;
            direction: components["schemas"]["ConcentrationDirection"];
            /** @description The number of levels that are shown. */
            depth: number;
            limited: components["schemas"]["Limited"];
            /** @description The number of products at the requested levels that are left out. */
            withheld: number;
            summary: components["schemas"]["ConcentrationSummary"];
        } & components["schemas"]["List"];
        /** @description A person at a company, for avatars. */
        ContactDetail: {
            firstName: string;
            /** @description Null if only the initial is shown. */
            image: components["schemas"]["Url"] | null;
        };
        /** @description A company that supplies the product. */
        Supplier: {
            company_id: components["schemas"]["Uuid"];
            company_name: string;
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            /** @description Whether a badge is shown. */
            premium: boolean;
            /** @description The number of its contacts; null if withheld. */
            contacts: number | null;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            sector: components["schemas"]["NullableSector"];
            /** Format: uri-reference */
            logo: string | null;
            images: components["schemas"]["Image"][];
            /** @description Some of its contacts; empty if withheld. */
            contactsDetails: components["schemas"]["ContactDetail"][];
            /** @enum {string} */
            type: "DISTRIBUTOR" | "MANUFACTURER";
            /** @description Whether its contacts are withheld. */
            limited: boolean;
        };
        SupplierList: {
            results: components["schemas"]["Supplier"][];
            limited: components["schemas"]["Limited"];
        } & components["schemas"]["List"];
        /** @description Accepted for older clients and ignored; the ID next to it decides. */
        UnusedName: string;
        SupplierDraft: {
            company_id: components["schemas"]["Uuid"];
            company_name?: components["schemas"]["UnusedName"];
            product_id: components["schemas"]["Uuid"];
            product_name?: components["schemas"]["UnusedName"];
        };
        SupplierReply: {
            Item: components["schemas"]["Supplier"];
        };
        SupplierCount: {
            count: components["schemas"]["Count"];
        };
        /** @description A company that supplies applications of the product. */
        PotentialCustomer: {
            company_id: components["schemas"]["Uuid"];
            company_name: string;
            /** @description The number of applications that it supplies; null if withheld. */
            supp: number | null;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            sector: components["schemas"]["NullableSector"];
            /** Format: uri-reference */
            logo: string | null;
            /** @description Up to 3, for avatars (PROD-036); empty if withheld. */
            contactsDetails: components["schemas"]["ContactDetail"][];
            /** @description Whether `supp` and people are withheld. */
            limited: boolean;
        };
        PotentialCustomerList: {
            Items: components["schemas"]["PotentialCustomer"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
            limited: components["schemas"]["Limited"];
        };
        /** @description A file with its URL and name. */
        Media: {
            data: components["schemas"]["Url"];
            name: string;
        };
        /** @description The author; `image` is the uploaded picture, otherwise the sign-in provider’s (GAP-031). */
        ActivityAuthor: {
            user_name: string;
            /** Format: uri-reference */
            image: string | null;
            user_company_name: string | null;
            /** Format: uuid */
            user_company_id: string | null;
        };
        /** @description A text, and up to one attachment, named by its kind. */
        Activity: {
            id: components["schemas"]["Uuid"];
            /** @description Empty if there is only an attachment. */
            text: string;
            image?: components["schemas"]["Media"];
            video?: components["schemas"]["Media"];
            pdf?: components["schemas"]["Media"];
            ppt?: components["schemas"]["Media"];
            /** @description The ID of the video. */
            youtube?: string;
            /** Format: date-time */
            added: string;
            /**
             * Format: uuid
             * @description Null for a former member.
             */
            user_id: string | null;
            /** @description Null for a former member. */
            user: components["schemas"]["ActivityAuthor"] | null;
        };
        ActivityList: {
            Items: components["schemas"]["Activity"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        YoutubeDraft: {
            /** @description A link or a bare video ID. */
            youtube: string;
            id: components["schemas"]["Uuid"];
            name?: components["schemas"]["UnusedName"];
        };
        ActivityReply: {
            Item: components["schemas"]["Activity"];
        };
        StatusDraft: {
            /** Format: text */
            status: string;
            id: components["schemas"]["Uuid"];
            name?: components["schemas"]["UnusedName"];
        };
        /**
         * @description The kinds of things that can be duplicates.
         * @enum {string}
         */
        DuplicateKind: "product" | "company";
        DuplicateDraft: {
            kind: components["schemas"]["DuplicateKind"];
            /**
             * Format: uuid
             * @description The suspected duplicate.
             */
            subject_id: string;
            /**
             * Format: uuid
             * @description The original.
             */
            other_id: string;
            /**
             * Format: text
             * @description A note for the moderators.
             */
            text?: string;
        };
        DuplicateFlag: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["DuplicateKind"];
            subject_id: components["schemas"]["Uuid"];
            other_id: components["schemas"]["Uuid"];
            text: string;
            /** Format: date-time */
            added: string;
        };
        CaseReporter: {
            user_id: components["schemas"]["Uuid"];
            user_name: string;
        };
        /** @description One of the pair. */
        DuplicateThing: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description Whether it’s gone from the catalogue, by a merge or deletion. */
            gone: boolean;
            /** @description Its name. */
            country: string | null;
            /** @description A product’s description or a company’s website. */
            about: string | null;
            followers: components["schemas"]["Count"];
            /** @description Suppliers, raw materials and applications of a product, or the products of a company. */
            links: number;
        };
        /**
         * @description `merge` the reported one into the other, `swap` to merge the other into the reported one, `keep` both, or
         *     `undo` a merge.
         * @enum {string}
         */
        DuplicateDecision: "merge" | "swap" | "keep" | "undo";
        DuplicateCaseDecision: {
            decision: components["schemas"]["DuplicateDecision"];
            note: string;
            /** Format: date-time */
            added: string;
            /** @description Null if that member has left. */
            moderator: string | null;
        };
        /** @description A suspected duplicate. */
        DuplicateCase: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["DuplicateKind"];
            /** @enum {string} */
            status: "open" | "closed";
            text: string;
            /** Format: date-time */
            added: string;
            /** @description The reporter; null if that member has left. */
            raised_by: components["schemas"]["CaseReporter"] | null;
            subject: components["schemas"]["DuplicateThing"];
            other: components["schemas"]["DuplicateThing"];
            /** @description The possible decisions. */
            possible: components["schemas"]["DuplicateDecision"][];
            /** @description The last decision. */
            decision: components["schemas"]["DuplicateCaseDecision"] | null;
        };
        DuplicateCaseList: {
            results: components["schemas"]["DuplicateCase"][];
        } & components["schemas"]["List"];
        DuplicateDecisionDraft: {
            decision: components["schemas"]["DuplicateDecision"];
            /**
             * Format: text
             * @description Only for moderators.
             */
            note?: string;
        };
        Stream: {
            /** @enum {string} */
            type: "ADD_RAW" | "ADD_APPLICATION";
            parentProductId: components["schemas"]["Uuid"];
            childProductId: components["schemas"]["Uuid"];
        };
        StreamReply: {
            Item: components["schemas"]["Stream"];
        };
        /** @description `raw` is a raw material of `application`; each has an id and a name. */
        LinkPayload: {
            raw_id: components["schemas"]["Uuid"];
            raw?: components["schemas"]["UnusedName"];
            application_id: components["schemas"]["Uuid"];
            application?: components["schemas"]["UnusedName"];
        };
        Link: {
            raw_id: components["schemas"]["Uuid"];
            raw: string;
            application_id: components["schemas"]["Uuid"];
            application: string;
        };
        LinkReply: {
            Item: components["schemas"]["Link"];
        };
        RawMaterialEntry: {
            rawMaterial: components["schemas"]["Uuid"];
            rawMaterial_title: string;
            description: string;
            supplierCount: components["schemas"]["Count"];
            /** @description How many direct raw materials this one has itself. */
            childRawMaterials?: number;
            sector: components["schemas"]["NullableSector"];
        };
        RawMaterialList: {
            Items: components["schemas"]["RawMaterialEntry"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        ApplicationEntry: {
            application: components["schemas"]["Uuid"];
            application_title: string;
            description: string;
            supplierCount: components["schemas"]["Count"];
            /** @description The number of its own direct applications. */
            childApplications: number;
            sector: components["schemas"]["NullableSector"];
        };
        ApplicationList: {
            Items: components["schemas"]["ApplicationEntry"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        /**
         * Format: line
         * @description The country, by its English name or its ISO 3166-1 alpha-2 code.
         */
        CountryText: string;
        /**
         * @description The company’s own type, which decides what kind of supplier it is (GAP-044).
         * @enum {string}
         */
        "CompanyType-2": "manufacturer" | "distributor" | "publishingHouse" | "exhibitionOrganiser" | "salesAgent";
        CompanyDraft: {
            name: components["schemas"]["Name"];
            /** Format: text */
            address?: string;
            country?: components["schemas"]["CountryText"];
            description?: components["schemas"]["Description"];
            company_type?: components["schemas"]["CompanyType-2"];
        };
        CompanyRef: {
            id: components["schemas"]["Uuid"];
        };
        LinkCompany: {
            id: components["schemas"]["Uuid"];
            name: string;
            url: string | null;
            verified_people: components["schemas"]["Count"];
        };
        LinkMember: {
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            designation: string | null;
            /** Format: uri-reference */
            image: string | null;
            /** @description The domains of the member's verified addresses. */
            email_hosts: string[];
            linked: boolean;
            listed: boolean;
            verified: boolean;
        };
        /**
         * @description For a request: `verify` or `refuse`. For an objection: `keep` the link unchanged, `verify` it, or `end` it;
         *     the member then can’t add it again, but can ask a moderator.
         * @enum {string}
         */
        LinkDecision: "verify" | "refuse" | "keep" | "end";
        LinkCaseDecision: {
            /** @enum {string} */
            kind: "request" | "objection";
            decision: components["schemas"]["LinkDecision"];
            note: string;
            /** Format: date-time */
            added: string;
            /** @description Null if that member has left. */
            moderator: string | null;
        };
        /** @description A request or objection about a member’s link to a company. */
        LinkCase: {
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            kind: "request" | "objection";
            /** @enum {string} */
            status: "open" | "closed";
            text: string;
            /** Format: date-time */
            added: string;
            /** @description The sender; null if that member has left. */
            raised_by: components["schemas"]["CaseReporter"] | null;
            company: components["schemas"]["LinkCompany"];
            member: components["schemas"]["LinkMember"];
            /** @description The possible decisions. */
            possible: components["schemas"]["LinkDecision"][];
            decision: components["schemas"]["LinkCaseDecision"] | null;
            /** @description Previous decisions about the same member and company, newest first, up to twenty. */
            history: components["schemas"]["LinkCaseDecision"][];
        };
        LinkCaseList: {
            results: components["schemas"]["LinkCase"][];
        } & components["schemas"]["List"];
        LinkDecisionDraft: {
            decision: components["schemas"]["LinkDecision"];
            /**
             * Format: text
             * @description Only for moderators.
             */
            note?: string;
        };
        /**
         * Format: website
         * @description A URL (http or https), with or without its scheme; empty if none.
         */
        Website: string;
        /**
         * Format: line
         * @description The country, by its English name or its ISO 3166-1 alpha-2 code.
         */
        RequiredCountry: string;
        CompanyCreation: {
            name: components["schemas"]["Name"];
            /** Format: text */
            address?: string;
            url?: components["schemas"]["Website"];
            desc?: components["schemas"]["Description"];
            country: components["schemas"]["RequiredCountry"];
            /**
             * @description Whether it becomes a supplier of the product given by `product_id`.
             * @default false
             */
            addAsSupplier: boolean;
            product_id?: components["schemas"]["Uuid"];
            product_name?: components["schemas"]["UnusedName"];
        };
        /** @description A place of a company. */
        CompanySite: {
            /** @enum {string} */
            kind: "headquarters" | "plant" | "warehouse" | "office" | "laboratory";
            /** Format: line */
            address: string;
            /** @description ISO 3166-1 alpha-2. */
            country_code: string;
            /** @description Degrees north; with `longitude` or not at all. */
            latitude?: number | null;
            /** @description Degrees east. */
            longitude?: number | null;
        };
        /**
         * @description The number of people who work there.
         * @enum {string}
         */
        CompanySize: "1-9" | "10-49" | "50-249" | "250-999" | "1000-4999" | "5000+";
        /** @description A certificate or statement of a company. */
        CompanyCertificate: {
            scheme: components["schemas"]["CertificateScheme"];
            /** Format: line */
            number?: string | null;
            /**
             * Format: line
             * @description The certification body.
             */
            issuer?: string | null;
            /**
             * Format: date
             * @description The last day; null if it has no end.
             */
            valid_until?: string | null;
            /**
             * Format: line
             * @description The URL of the document.
             */
            document?: string | null;
        };
        /** @description Facts about a company. */
        CompanyFacts: {
            sites: components["schemas"]["CompanySite"][];
            size: components["schemas"]["CompanySize"] | null;
            founded: number | null;
            languages: string[];
            certificates: components["schemas"]["CompanyCertificate"][];
            lei: string | null;
            vat: string | null;
            duns: string | null;
            os_id: string | null;
        };
        Company: {
            id: components["schemas"]["Uuid"];
            name: string;
            address: string | null;
            /** @description As typed, so it may lack the scheme. */
            url: string | null;
            /** @description Empty if there is none. */
            description: string;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            sector: components["schemas"]["NullableSector"];
            /** Format: uri-reference */
            logo: string | null;
            /**
             * Format: uri-reference
             * @description If null, clients draw one from name and sector (GAP-032).
             */
            cover: string | null;
            /** @description Starts at one and increases with each edit; send it with an edit. */
            version: number;
            followers: components["schemas"]["Count"];
            /**
             * @description The IDs of users who follow it: for members the newest thousand, including themselves if they follow; for
             *     guests none. `followers` is the total number.
             */
            followingUsers: {
                [key: string]: boolean;
            };
            /** @description Only for companies with verified people (GAP-089). */
            verified?: boolean;
            type?: components["schemas"]["NullableCompanyType"];
            /** @description Its own sector first, then those of the products that it supplies. */
            sectors?: components["schemas"]["Sector"][];
            /** @description The number of people verified to work there (GAP-089). */
            verified_people?: components["schemas"]["Count"];
            facts?: components["schemas"]["CompanyFacts"];
        };
        CompanyReply: {
            Item: components["schemas"]["Company"];
            country: components["schemas"]["Country"];
        };
        /**
         * @description Facts about a company; what is left out stays unchanged, null or an empty list clears. Errors name the field, as
         *     `facts.lei` or `facts.certificates.1.document`.
         */
        CompanyFactsDraft: {
            sites?: components["schemas"]["CompanySite"][];
            size?: components["schemas"]["CompanySize"] | null;
            /** @description The year. */
            founded?: number | null;
            /** @description ISO 639-1 codes of the languages in which it answers. */
            languages?: string[];
            certificates?: components["schemas"]["CompanyCertificate"][];
            /**
             * Format: line
             * @description The Legal Entity Identifier (ISO 17442): 20 characters, of which the last two are check digits.
             */
            lei?: string | null;
            /**
             * Format: line
             * @description The VAT number with the prefix of its country, such as DE123456789.
             */
            vat?: string | null;
            /**
             * Format: line
             * @description The D-U-N-S number: 9 digits.
             */
            duns?: string | null;
            /**
             * Format: line
             * @description The OS ID of Open Supply Hub, such as CN2021250D1DTN7; the last character is a check digit.
             */
            os_id?: string | null;
        };
        CompanyUpdate: {
            name: components["schemas"]["Name"];
            /**
             * Format: text
             * @description Empty clears it.
             */
            address?: string;
            url?: components["schemas"]["Website"];
            description?: components["schemas"]["Description"];
            country: components["schemas"]["RequiredCountry"];
            facts?: components["schemas"]["CompanyFactsDraft"];
            /** @description The version that the edit is based on. */
            version?: number;
        };
        /** @description Proposed changes of name, website or facts. */
        CompanyProposal: {
            id: components["schemas"]["Uuid"];
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            /** Format: uri-reference */
            image: string | null;
            /** Format: date-time */
            added: string;
            changes: components["schemas"]["EditChange"][];
            /** @description Whether the viewer proposed it. */
            own: boolean;
        };
        CompanyProposed: {
            Item: components["schemas"]["Company"];
            country: components["schemas"]["Country"];
            proposal: components["schemas"]["CompanyProposal"];
        };
        CompanyProduct: {
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            description: string;
            sector: components["schemas"]["NullableSector"];
            /** @description Whether the reader follows it; false for a guest. */
            following: boolean;
        };
        CompanyProductList: {
            Items: components["schemas"]["CompanyProduct"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        CompanyLogoForm: {
            /**
             * Format: binary
             * @description JPEG or PNG, up to 10 MB.
             */
            logo: string;
            /**
             * Format: binary
             * @description The uncropped picture, JPEG or PNG, up to 10 MB.
             */
            original_image?: string;
        };
        CompanyCoverForm: {
            /**
             * Format: binary
             * @description JPEG or PNG, up to 10 MB.
             */
            cover: string;
            /**
             * Format: binary
             * @description The uncropped picture, JPEG or PNG, up to 10 MB.
             */
            original_image?: string;
        };
        /** @description A person listed as a contact of a company (DATA-028). */
        Employee: {
            /** @description Unique within the list. */
            key: string;
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            designation: string | null;
            /**
             * Format: uri-reference
             * @description Null if only the initial is shown.
             */
            image: string | null;
            /** @description Whether the reader follows them; false for a guest. */
            connected: boolean;
            /** @description Only for people who are verified to work there (GAP-089). */
            verified?: boolean;
        };
        EmployeeList: {
            Items: components["schemas"]["Employee"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
            limited: components["schemas"]["Limited"];
            /** @description Job titles for guests, who see no names; without duplicates, sorted by name. */
            designations?: string[];
        };
        /**
         * @description By relevance to `q`, name, most products, most followers, or newest.
         * @enum {string}
         */
        CompanySort: "relevance" | "name" | "products" | "followers" | "newest";
        /** @description The counts that each filter would leave, given the other filters; values without results are left out. */
        CompanyFacets: {
            /** @description Most first; up to 60. */
            country: components["schemas"]["FacetValues"];
            type: components["schemas"]["FacetValues"];
            sector: components["schemas"]["FacetValues"];
            certificate?: components["schemas"]["FacetValues"];
            verified: components["schemas"]["Count"];
            premium: components["schemas"]["Count"];
            /** @description The number that the viewer follows; null for guests. */
            followed: number | null;
        };
        CatalogueCompanyList: {
            results: components["schemas"]["CatalogueCompany"][];
            estimated: components["schemas"]["Estimated"];
            /** @description Null after the first page, and if `facets` is false. */
            facets: components["schemas"]["CompanyFacets"] | null;
            advice: components["schemas"]["NullableSearchAdvice"];
        } & components["schemas"]["List"];
        CompanyCountryList: {
            /** @description Most companies first. */
            results: components["schemas"]["CountryCount"][];
            /** @description The number of companies without a known country. */
            unknown: components["schemas"]["Count"];
        } & components["schemas"]["List"];
        /** @description The reader’s link to a company (GAP-089). */
        CompanyLink: {
            company_id: components["schemas"]["Uuid"];
            /** @description Whether the reader’s profile names the company. */
            linked: boolean;
            /** @description Whether the reader is listed as its contact; false while an objection is open. */
            listed: boolean;
            verified: boolean;
            /**
             * @description The basis of the verification; null if not verified.
             * @enum {string|null}
             */
            proof: "domain" | "moderator" | null;
            /** @description An email domain that verifies the link; null if none does. */
            website_host: string | null;
            /** @description Whether the reader’s request awaits a moderator. */
            waiting: boolean;
            /** @description Whether an objection by another member, who isn’t named, awaits a moderator. */
            objected: boolean;
            /** @description Whether a moderator ended the link, so that the reader can’t add it again. */
            ended: boolean;
            /** @description Whether the reader can ask a moderator now. */
            can_ask: boolean;
        };
        /** @description A note for the moderator. */
        LinkWords: {
            /** Format: text */
            text: string;
        };
        LinkObjection: {
            id: components["schemas"]["Uuid"];
            company_id: components["schemas"]["Uuid"];
            user_id: components["schemas"]["Uuid"];
            /** @description Whether the member stays listed until the decision. */
            listed: boolean;
            /** Format: date-time */
            added: string;
        };
        CompanyProposalList: {
            results: components["schemas"]["CompanyProposal"][];
            /** @description Whether the viewer may accept and decline proposals by others. */
            may_decide: boolean;
        } & components["schemas"]["List"];
        Acceptance: {
            /** @description False declines. */
            accept: boolean;
        };
        ProductImageForm: {
            /**
             * Format: binary
             * @description JPEG or PNG, up to 10 MB.
             */
            original_image: string;
            /**
             * Format: binary
             * @description The cropped picture, JPEG or PNG, up to 10 MB.
             */
            crop_image: string;
            product_id: components["schemas"]["Uuid"];
        };
        ProductImages: {
            product_id: components["schemas"]["Uuid"];
            original_images: components["schemas"]["Image"][];
            crop_images: components["schemas"]["Image"][];
        };
        /** @description The author (DATA-009). */
        PostAuthor: {
            user_name: string;
            /** Format: uri-reference */
            image: string | null;
            /** Format: uri-reference */
            linkedinImage: string | null;
            user_company_name: string | null;
            /** Format: uuid */
            user_company_id: string | null;
        };
        /**
         * @description `public` is for everyone in the network; `private` for the author, members whom it mentions, and members of
         *     companies that it tags (DIFF-001).
         * @enum {string}
         */
        Visibility: "public" | "private";
        /** @enum {string} */
        MentionKind: "product" | "company" | "person";
        /**
         * @description A part of the text that mentions something and links to it. Positions are in UTF-16 units, as in JavaScript;
         *     mentions don’t overlap and are in the order of the text.
         */
        Mention: {
            start: number;
            length: number;
            kind: components["schemas"]["MentionKind"];
            id: components["schemas"]["Uuid"];
        };
        /** @description The size of a post’s picture, to reserve its space, and a smaller copy. */
        PostPicture: {
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
            thumb: components["schemas"]["Url"];
        };
        /** @description Exactly one of these (DATA-010). */
        PostMedia: {
            image?: components["schemas"]["Media"];
            video?: components["schemas"]["Media"];
            pdf?: components["schemas"]["Media"];
            ppt?: components["schemas"]["Media"];
        };
        /** @description The first video that the text links to; it plays in place. */
        PostVideo: {
            /** @enum {string} */
            provider: "youtube" | "vimeo";
            /** @description The hash of an unlisted video on Vimeo, as in its link. */
            id: string;
        };
        /**
         * @description The reason for a report or for hiding. `other` needs a comment.
         * @enum {string}
         */
        ReportReason: "spam" | "harassment" | "false_information" | "confidential" | "impersonation" | "illegal" | "other";
        /** @description For a post that a moderator hid: since when, and why. Only its author sees it (GAP-096). */
        HiddenNote: {
            reason: components["schemas"]["ReportReason"];
            /** Format: date-time */
            since: string;
        };
        Post: {
            id: components["schemas"]["Uuid"];
            user_id: components["schemas"]["Uuid"];
            user: components["schemas"]["PostAuthor"];
            /** Format: date-time */
            added: string;
            /**
             * Format: date-time
             * @description The time of the last edit.
             */
            edited: string | null;
            visibility: components["schemas"]["Visibility"];
            /** @description Plain text, never markup. Empty if there is only an attachment. */
            text: string;
            /** @description The first line of the text, otherwise the name of the file (GAP-030). */
            title: string;
            mentions: components["schemas"]["Mention"][];
            /** @description Only for posts with a picture; otherwise null. */
            imageContent: components["schemas"]["PostPicture"] | null;
            /** @description The attached file; null if there is none. */
            media: components["schemas"]["PostMedia"] | null;
            video: components["schemas"]["PostVideo"] | null;
            tagged_product: components["schemas"]["Uuid"][];
            tagged_companies: components["schemas"]["Uuid"][];
            /** @description In the same order as `tagged_product`. */
            tagged_product_names: string[];
            /** @description In the same order as `tagged_product`. */
            tagged_product_sectors: components["schemas"]["NullableSector"][];
            /** @description In the same order as `tagged_companies`. */
            tagged_company_names: string[];
            like_count: components["schemas"]["Count"];
            comment_count: components["schemas"]["Count"];
            /** @description Whether the viewer likes it. */
            liked: boolean;
            hidden?: components["schemas"]["HiddenNote"];
        };
        /** @description A page of a feed (DATA-016). */
        FeedPage: {
            items: components["schemas"]["Post"][];
            /** @description The number of posts here that the viewer may read; the feed ends there (FEED-013). */
            total: components["schemas"]["Count"];
            start: components["schemas"]["Count"];
            size: components["schemas"]["Count"];
            limited: components["schemas"]["Limited"];
        };
        /**
         * @description What a post has besides text, by its file, otherwise by what it links to.
         * @enum {string}
         */
        ContentKind: "article" | "video" | "image" | "document";
        /** @description Up to three of the newest posts. */
        LatestPostList: {
            results: components["schemas"]["Post"][];
        } & components["schemas"]["List"];
        /** @description The fields of a post (API-042). Lists are sent as JSON text. */
        PostForm: {
            /** Format: text */
            text?: string;
            visibility?: components["schemas"]["Visibility"];
            /** @description A JSON list of up to 100 IDs. */
            taggedProduct?: string;
            /** @description A JSON list of up to 100 IDs. */
            taggedCompanies?: string;
            /** @description A JSON list of up to 100 mentions. */
            mentions?: string;
            /**
             * Format: binary
             * @description JPEG or PNG, up to 10 MB.
             */
            image?: string;
            /**
             * Format: binary
             * @description MP4, MOV (H.264 or HEVC, with AAC) or WebM, up to 25 MB.
             */
            video?: string;
            /** @description The member’s completed upload, instead of `video`. */
            video_upload?: components["schemas"]["Uuid"];
            /**
             * Format: binary
             * @description PDF, up to 25 MB.
             */
            pdf?: string;
            /**
             * Format: binary
             * @description PowerPoint, up to 25 MB.
             */
            ppt?: string;
            /**
             * @description Only when editing.
             * @enum {string}
             */
            remove_media?: "true" | "false";
            /**
             * @description Only when editing: `edited` of the post that the edit is based on; empty if null. Without it, nothing is
             *     checked.
             */
            based_on?: string;
            /** @description Accepted for older clients and ignored. */
            userId?: string;
        };
        PostReply: {
            Item: components["schemas"]["Post"];
        };
        /** @description A video to upload; its content decides its real type. */
        VideoUploadDraft: {
            /** Format: line */
            name: string;
            /** @description `video/mp4`, `video/quicktime` or `video/webm`. */
            type: string;
            /** @description In bytes, up to 500 MB. */
            size: number;
        };
        VideoUpload: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: uri
             * @description Receives the bytes by tus 1.0; our own URL requires the session.
             */
            upload_url: string;
            /**
             * @description Where the video is stored.
             * @enum {string}
             */
            store: "own" | "vimeo";
            /**
             * Format: uri
             * @description At a provider: the page of the video.
             */
            link: string | null;
            /**
             * Format: date-time
             * @description The time until which a post must use it.
             */
            expires_at: string;
        };
        VideoUploadReply: {
            Item: components["schemas"]["VideoUpload"];
        };
        PostTags: {
            taggedProduct?: components["schemas"]["Uuid"][];
            taggedCompanies?: components["schemas"]["Uuid"][];
        };
        Liker: {
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            /** Format: uri-reference */
            image: string | null;
        };
        PostLikes: {
            count: components["schemas"]["Count"];
            liked: boolean;
            Items: components["schemas"]["Liker"][];
        };
        LikeState: {
            count: components["schemas"]["Count"];
            liked: boolean;
        };
        LikedPosts: {
            Items: components["schemas"]["Uuid"][];
        };
        /** @description A comment (DATA-011); `parent_id` is the post. */
        Comment: {
            id: components["schemas"]["Uuid"];
            parent_id: components["schemas"]["Uuid"];
            user_id: components["schemas"]["Uuid"];
            user: components["schemas"]["PostAuthor"];
            text: string;
            /** Format: date-time */
            added: string;
            hidden?: components["schemas"]["HiddenNote"];
        };
        CommentList: {
            Items: components["schemas"]["Comment"][];
            Count: components["schemas"]["Count"];
        };
        CommentDraft: {
            /** Format: text */
            text: string;
        };
        CommentReply: {
            Item: components["schemas"]["Comment"];
        };
        /** @description A comment or a reply (DATA-011); `parent_id` is the post. */
        DiscussionComment: {
            id: components["schemas"]["Uuid"];
            parent_id: components["schemas"]["Uuid"];
            /** @description The comment that it replies to; null for a top-level comment. */
            reply_to: components["schemas"]["Uuid"] | null;
            user_id: components["schemas"]["Uuid"];
            user: components["schemas"]["PostAuthor"];
            text: string;
            /** Format: date-time */
            added: string;
            like_count: components["schemas"]["Count"];
            /** @description Whether the viewer likes it. */
            liked: boolean;
            hidden?: components["schemas"]["HiddenNote"];
        };
        /** @description A comment with its replies. */
        DiscussionThread: {
            /** @description The number of replies that the viewer may read. */
            reply_count: components["schemas"]["Count"];
            /** @description Oldest first. */
            replies: components["schemas"]["DiscussionComment"][];
        } & components["schemas"]["DiscussionComment"];
        DiscussionList: {
            results: components["schemas"]["DiscussionThread"][];
        } & components["schemas"]["List"];
        DiscussionDraft: {
            /** Format: text */
            text: string;
            /** @description The comment on the same post that it replies to. */
            reply_to?: components["schemas"]["Uuid"];
        };
        DiscussionReply: {
            Item: components["schemas"]["DiscussionComment"];
        };
        /** @description A previous version of a post. */
        PostVersion: {
            /** @description Plain text, never markup. */
            text: string;
            /**
             * Format: date-time
             * @description The time this text was written.
             */
            written: string;
        };
        PostVersionList: {
            results: components["schemas"]["PostVersion"][];
        } & components["schemas"]["List"];
        /** @description What to share with whom, and an optional message. */
        EmailShare: {
            /** @description One address per item. */
            to: string[];
            /**
             * Format: line
             * @description Default: “{name} shared a post with you” (FEED-053). The member’s name is prepended if it’s missing. Web
             *     addresses aren’t allowed.
             */
            subject?: string;
            /**
             * Format: text
             * @description Plain text (GAP-095). Default: our own text, which names the post. From an account younger than seven
             *     days, web addresses aren’t allowed, unless the member is verified at a company.
             */
            body?: string;
            post_id?: components["schemas"]["Uuid"];
            /** @description Accepted for older clients and ignored; the email shows what is shared as it currently is. */
            post_title?: string;
            product_id?: components["schemas"]["Uuid"];
            company_id?: components["schemas"]["Uuid"];
            user_id?: components["schemas"]["Uuid"];
        };
        EmailShareReply: {
            message: string;
            /** @description The number of addresses, without repeats. */
            count: number;
        };
        /** @description The recipients: one address per item, or several in one text, separated by commas. */
        InvitedAddresses: string | string[];
        ProductInvitation: {
            email: components["schemas"]["InvitedAddresses"];
            product_id: components["schemas"]["Uuid"];
        };
        CompanyInvitation: {
            email: components["schemas"]["InvitedAddresses"];
            company_id: components["schemas"]["Uuid"];
        };
        /** @description A sealed token with the address and the kind of email. */
        OptOutToken: string;
        EmailOptOut: {
            /**
             * @description `members`: emails by members; `alerts`: alerts of the account with this address.
             * @enum {string}
             */
            kind: "members" | "alerts";
            email: string;
            opted_out: boolean;
        };
        EmailOptOutChange: {
            token: components["schemas"]["OptOutToken"];
            opted_out: boolean;
        };
        SignedUpload: {
            /**
             * Format: uri
             * @description The URL for the PUT request.
             */
            signedRequest: string;
            /**
             * Format: uri
             * @description The URL of the file after the upload.
             */
            url: string;
            /** Format: date-time */
            expires_at: string;
        };
        EventList: {
            Items: components["schemas"]["EventSummary"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        /** @description The fields of an event (EVT-018). Lists are sent as JSON text. */
        EventForm: {
            /** Format: line */
            eventName?: string;
            /** Format: line */
            location?: string;
            /** @description The country’s name or code; empty if none. */
            country?: string;
            /** @description The time zone of its location, as an IANA name; defaults to UTC. */
            time_zone?: string;
            /** @description In milliseconds since 1970. */
            startDate?: string;
            /** @description In milliseconds since 1970; not before `startDate` (GAP-104). */
            endDate?: string;
            /** @description Markup; what isn’t allowed is removed. */
            details?: string;
            /**
             * Format: binary
             * @description JPEG or PNG, up to 10 MB.
             */
            image?: string;
            /**
             * @description Only when editing.
             * @enum {string}
             */
            remove_image?: "true" | "false";
            /** @description A JSON list of up to 100 IDs. */
            primaryProducts?: string;
            /** @description A JSON list of up to 500 IDs of exhibitors. */
            companies?: string;
            /** @description Only when editing: a JSON list of the IDs of tagged products that the editor saw. Then only these can be removed, and tags that others added in the meantime stay. */
            known_products?: string;
            /** @description Only when editing: the same for exhibitors. */
            known_companies?: string;
        };
        EventProduct: {
            id: components["schemas"]["Uuid"];
            name: string;
            sector: components["schemas"]["NullableSector"];
        };
        /**
         * @description A member’s RSVP (DATA-032).
         * @enum {string}
         */
        EventVote: "Interested" | "Going" | "Not Sure";
        /**
         * @description How long before an event starts you’re notified of it.
         * @enum {string}
         */
        EventReminder: "day" | "hour" | "none";
        /** @description An event (DATA-031). */
        Event: components["schemas"]["EventSummary"] & {
            /** @description Sanitized markup: paragraphs, headings, lists, quotations, emphasis and links. */
            details: string;
            creator: {
                name: string;
                company: string | null;
                /** Format: uuid */
                company_id: string | null;
            };
            primaryProducts: components["schemas"]["Uuid"][];
            /** @description In the same order as `primaryProducts`. */
            products: components["schemas"]["EventProduct"][];
            /** @description The exhibitors, up to 500. */
            companies: components["schemas"]["Uuid"][];
            /** @description The RSVPs by member ID; the newest thousand. Empty for guests (GAP-057). */
            votes: {
                [key: string]: components["schemas"]["EventVote"];
            };
            /** @description The viewer’s own RSVP. */
            vote: components["schemas"]["EventVote"] | null;
            /** @description When you’re notified before it starts; null unless you’re going and it’s still to come. */
            reminder: components["schemas"]["EventReminder"] | null;
            hidden?: components["schemas"]["HiddenNote"];
        };
        EventReply: {
            Item: components["schemas"]["Event"];
        };
        /** @description An RSVP, regardless of case and spaces (DIFF-020); “Attending” means Going. */
        EventVoteText: string;
        /** @description An attendee (DATA-034). */
        Attendee: {
            id: components["schemas"]["Uuid"];
            firstName: string;
            lastName: string;
            company: string | null;
            /** Format: uuid */
            company_id: string | null;
            vote: components["schemas"]["EventVote"];
            /** Format: uri-reference */
            image: string | null;
        };
        EventVotes: {
            Item: {
                votes: components["schemas"]["Attendee"][];
                counts: components["schemas"]["EventCounts"];
            };
            /** @description The total number in the list. */
            Count: components["schemas"]["Count"];
            limited: components["schemas"]["Limited"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        EventVoteDraft: {
            vote: components["schemas"]["EventVoteText"];
        };
        EventVoteState: {
            vote: components["schemas"]["EventVote"] | null;
            counts: components["schemas"]["EventCounts"];
            /** @description When you’re notified before it starts; null unless you’re going and it’s still to come. */
            reminder: components["schemas"]["EventReminder"] | null;
        };
        /** @description An exhibitor (DATA-033). */
        Exhibitor: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            /** @description The number of people listed with it. */
            contacts: components["schemas"]["Count"];
            sector: components["schemas"]["NullableSector"];
            /** Format: uri-reference */
            logo: string | null;
            premium: boolean;
            /** @description The member who added it; null for guests, and if that member has left. */
            added_by: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
        };
        ExhibitorList: {
            values: components["schemas"]["Exhibitor"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        EventExhibitorsDraft: {
            companies: components["schemas"]["Uuid"][];
        };
        EventTags: {
            primaryProducts: components["schemas"]["Uuid"][];
        };
        EventReminderState: {
            reminder: components["schemas"]["EventReminder"];
        };
        /** @description A calendar that you subscribe to by a secret link. */
        Calendar: {
            id: components["schemas"]["Uuid"];
            /** @description The followed product whose events it has; null for your own calendar. */
            product: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
            /**
             * Format: uri
             * @description Anyone with the link can read the calendar. It can be revoked.
             */
            url: string;
            /** Format: date-time */
            created_at: string;
        };
        CalendarList: {
            results: components["schemas"]["Calendar"][];
        } & components["schemas"]["List"];
        NewCalendar: {
            /** @description A product that you follow; leave it out for your own calendar. */
            product_id?: components["schemas"]["Uuid"];
        };
        ChatUser: {
            user_id: components["schemas"]["Uuid"];
            /** @description The URL of the socket; `wss:` if the host uses https (CHAT-012). */
            socket: string;
            /** @description Whether you may start conversations (DIFF-002). */
            may_start: boolean;
        };
        ChatUserReply: {
            Item: components["schemas"]["ChatUser"];
        };
        /**
         * @description Of a conversation of two, the IDs of its members, sorted and joined; of a room of several, an ID of its own
         *     (GAP-092).
         */
        ChatId: string;
        /** @description A message (DATA-014). */
        ChatMessage: {
            id: components["schemas"]["Uuid"];
            chat_id: components["schemas"]["ChatId"];
            /** @description Its number in the chat, from 1, without gaps, the same for everyone in it. */
            number: number;
            /** @description The member who sent it; null for a former member (GAP-046). */
            sender: components["schemas"]["Uuid"] | null;
            message: string;
            /**
             * @description Only for messages in rooms of several that say what happened there: `sender` started the room, added
             *     `subject`, renamed it or left. `message` is the new name of a renamed room, and otherwise empty.
             * @enum {string}
             */
            change?: "started" | "added" | "renamed" | "left";
            /** @description Whom `sender` added; null for a former member. */
            subject?: components["schemas"]["Uuid"] | null;
            /** @description True in rooms of several if you blocked the sender; text and file are left out (GAP-097). */
            hidden?: boolean;
            /**
             * Format: date-time
             * @description Always later than the previous message.
             */
            added: string;
            /** @description The attached file; absent if there is none. */
            media?: components["schemas"]["PostMedia"];
            /** @description Only for messages with a picture. */
            imageContent?: components["schemas"]["PostPicture"];
        };
        ChatPerson: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** Format: uri-reference */
            image: string | null;
            company: string | null;
            /** @description Whether they left. */
            left: boolean;
        };
        ChatGroup: {
            /** @description The name that it was given. */
            name: string | null;
            /** @description You, the others, and those who left. */
            people: components["schemas"]["ChatPerson"][];
        };
        /**
         * @description A conversation as one of its members sees it. Of a conversation of two, names and pictures are the other
         *     member’s; of a room of several, `group` has its people.
         */
        ChatRoom: {
            id: components["schemas"]["ChatId"];
            /** @description Null for a former member, and for a room of several. */
            user_id: components["schemas"]["Uuid"] | null;
            /** @description “Former member” if they left; of a room of several, its name or those of its people. */
            name: string;
            /** Format: uri-reference */
            image: string | null;
            company: string | null;
            /**
             * Format: date-time
             * @description The time of the newest message; null before the first.
             */
            timestamp: string | null;
            /**
             * Format: date-time
             * @description How far you’ve read.
             */
            lastRead: string | null;
            /**
             * Format: date-time
             * @description How far the other member has read; of several, the one who has read furthest.
             */
            other_last_read: string | null;
            /** @description Whether there are messages newer than `lastRead` (CHAT-004). */
            unread: boolean;
            /** @description How many messages of others are newer than `lastRead`, counted up to 100. */
            unread_count: number;
            /** @description Whether you muted it. */
            muted: boolean;
            /** @description The newest message; null before the first. */
            last_message: components["schemas"]["ChatMessage"] | null;
            /** @description In a search, the newest message that contains the text; null if only the name matches. */
            found_message: components["schemas"]["ChatMessage"] | null;
            /**
             * @description Whether you may write: `open`; `plan` if a paid plan could start this conversation (DIFF-002); `closed` if
             *     the other is no longer a member or doesn’t accept your messages; `blocked` if you blocked the other
             *     (GAP-097).
             * @enum {string}
             */
            writing: "open" | "plan" | "closed" | "blocked";
            /** @description Only of a room of several. */
            group: components["schemas"]["ChatGroup"] | null;
        };
        ChatRoomList: {
            Items: components["schemas"]["ChatRoom"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        ChatRoomDraft: {
            /** @description The others. */
            people: components["schemas"]["Uuid"][];
            /**
             * Format: text
             * @description Without it the room is called by its people.
             */
            name?: string;
        };
        ChatRoomReply: {
            Item: components["schemas"]["ChatRoom"];
        };
        ChatMessageList: {
            Items: components["schemas"]["ChatMessage"][];
            Count: components["schemas"]["Count"];
            room: components["schemas"]["ChatRoom"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        ChatReadDraft: {
            /** Format: date-time */
            lastRead: string;
        };
        ChatRead: {
            chat_id: components["schemas"]["ChatId"];
            /** Format: date-time */
            lastRead: string | null;
            /** Format: date-time */
            timestamp: string;
            unread: boolean;
        };
        ChatReadReply: {
            Item: components["schemas"]["ChatRead"];
        };
        ChatMessageDraft: {
            /**
             * Format: uuid
             * @description Generated by the client, a new UUID of version 4 or 7 for each message.
             */
            id?: string;
            /** Format: text */
            message: string;
        };
        ChatMessageReply: {
            Item: components["schemas"]["ChatMessage"];
        };
        /** @description A file to send in a conversation, with or without text. One file. */
        ChatFileForm: {
            /**
             * Format: uuid
             * @description Generated by the client, a new UUID of version 4 or 7 for each message.
             */
            id: string;
            /** Format: text */
            message?: string;
            /**
             * Format: binary
             * @description JPEG or PNG, up to 10 MB.
             */
            image?: string;
            /**
             * Format: binary
             * @description MP4, MOV (H.264 or HEVC, with AAC) or WebM, up to 25 MB.
             */
            video?: string;
            /** @description The member’s completed upload, instead of `video`. */
            video_upload?: components["schemas"]["Uuid"];
            /**
             * Format: binary
             * @description PDF, up to 25 MB.
             */
            pdf?: string;
            /**
             * Format: binary
             * @description PowerPoint, up to 25 MB.
             */
            ppt?: string;
        };
        ChatPeopleDraft: {
            people: components["schemas"]["Uuid"][];
        };
        ChatMuteDraft: {
            muted: boolean;
        };
        ChatNameDraft: {
            /**
             * Format: line
             * @description Null or blank removes the name.
             */
            name: string | null;
        };
        ChatHitList: {
            Items: components["schemas"]["ChatMessage"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        /** @description Returns what members may see of each other (GAP-055). */
        Member: {
            id: components["schemas"]["Uuid"];
            displayName: string;
            firstName: string;
            lastName: string;
            designation: string | null;
            desc: string | null;
            /** @description The company's name. */
            company: string | null;
            /** Format: uuid */
            company_id: string | null;
            /**
             * @description 1 if linked to a company, otherwise -1.
             * @enum {integer}
             */
            company_updated: 1 | -1;
            /** @description Only for people who are verified to work there (GAP-089). */
            company_verified?: boolean;
            /**
             * Format: uri-reference
             * @description The uploaded picture.
             */
            image: string | null;
            /** Format: uri-reference */
            linkedinImage: string | null;
        };
        MemberReply: {
            Item: components["schemas"]["Member"] & {
                /**
                 * Format: email
                 * @description Only for yourself.
                 */
                secondaryEmail?: string | null;
            };
        };
        /** @description A product that you follow. */
        FollowedProductEntry: {
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            sector: components["schemas"]["NullableSector"];
            /**
             * Format: uri-reference
             * @description If null, clients show the drawing.
             */
            image: string | null;
            followers: components["schemas"]["Count"];
        };
        FollowedProductList: {
            Items: components["schemas"]["FollowedProductEntry"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        FollowRequest: {
            productId: components["schemas"]["Uuid"];
            productName?: components["schemas"]["UnusedName"];
        };
        /** @description A product in a follower’s list (DATA-018), with current counts. */
        FollowedProduct: {
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            following: boolean;
            followers: components["schemas"]["Count"];
        };
        FollowReply: {
            Item: components["schemas"]["FollowedProduct"];
        };
        Follower: {
            /** @description Unique within the list. */
            key: string;
            /**
             * Format: uuid
             * @description Null for a guest.
             */
            user_id: string | null;
            /** @description For guests, the first name and the initial of the last name. */
            user_name: string;
            /**
             * Format: uri-reference
             * @description Null if only the initial is shown.
             */
            image: string | null;
            company_name: string | null;
            /** Format: uuid */
            company_id: string | null;
        };
        FollowerList: {
            results: components["schemas"]["Follower"][];
            limited: components["schemas"]["Limited"];
        } & components["schemas"]["List"];
        FollowedCompanies: {
            /** @description By company id (DATA-005). */
            followedCompanies: {
                [key: string]: {
                    company_id: components["schemas"]["Uuid"];
                    company_name: string;
                    /** @description The country’s name. */
                    company_country: string | null;
                    country_code: string | null;
                    sector: components["schemas"]["NullableSector"];
                    /**
                     * Format: uri-reference
                     * @description If null, clients show the drawing.
                     */
                    logo: string | null;
                    /** Format: date-time */
                    since: string;
                };
            };
            count: components["schemas"]["Count"];
        };
        FollowCompanyRequest: {
            company_id: components["schemas"]["Uuid"];
        };
        FollowedCompany: {
            company_id: components["schemas"]["Uuid"];
            company_name: string;
            following: boolean;
            followers: components["schemas"]["Count"];
        };
        CompanyFollowReply: {
            Item: components["schemas"]["FollowedCompany"];
        };
        /** @description The first of the products that link a company to yours, by name. */
        PartnerProducts: {
            product_id: components["schemas"]["Uuid"];
            product_name: string;
        }[];
        /** @description A company that supplies raw materials of your company’s products. */
        VendorRow: {
            company_name: string;
            company_id: components["schemas"]["Uuid"];
            /** @description The country’s name. */
            company_country: string | null;
            /** @description The number of its contacts; null if withheld. */
            company_contacts: number | null;
            country_code: string | null;
            sector: components["schemas"]["NullableSector"];
            /**
             * Format: uri-reference
             * @description If null, clients show the drawing.
             */
            logo: string | null;
            products: components["schemas"]["PartnerProducts"];
            /** @description The number of products that link it to your company. */
            product_count: number;
            /** @description Whether the plan withholds the contacts. */
            limited: boolean;
        };
        VendorList: {
            results: components["schemas"]["VendorRow"][];
            limited: components["schemas"]["Limited"];
        } & components["schemas"]["List"];
        NetworkCount: {
            count: components["schemas"]["Count"];
        };
        /** @description A company that supplies applications of your company’s products. */
        CustomerRow: {
            customer_id: components["schemas"]["Uuid"];
            customer_name: string;
            /** @description The country’s name. */
            customer_country: string | null;
            /** @description The number of its contacts; null if withheld. */
            customer_contacts: number | null;
            country_code: string | null;
            sector: components["schemas"]["NullableSector"];
            /**
             * Format: uri-reference
             * @description If null, clients show the drawing.
             */
            logo: string | null;
            products: components["schemas"]["PartnerProducts"];
            /** @description The number of products that link it to your company. */
            product_count: number;
            /** @description Whether the plan withholds the contacts. */
            limited: boolean;
        };
        CustomerList: {
            results: components["schemas"]["CustomerRow"][];
            limited: components["schemas"]["Limited"];
        } & components["schemas"]["List"];
        /** @description A member that you follow, or a contact of a vendor or customer. */
        ConnectionEntry: {
            /** @description Unique within the list. */
            key: string;
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            /** @description Job title. */
            user_designation: string | null;
            /** Format: uri-reference */
            user_image: string | null;
            user_company_name: string | null;
            /** Format: uuid */
            user_company_id: string | null;
            /** @description Whether you follow the member. */
            connected: boolean;
        };
        ConnectionList: {
            results: components["schemas"]["ConnectionEntry"][];
            limited: components["schemas"]["Limited"];
        } & components["schemas"]["List"];
        ConnectionDraft: {
            user_id: components["schemas"]["Uuid"];
        };
        ConnectionReply: {
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            connected: boolean;
        };
        BlockedMember: {
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            /** Format: uri-reference */
            image: string | null;
            company: string | null;
            /** Format: date-time */
            since: string;
        };
        BlockList: {
            results: components["schemas"]["BlockedMember"][];
        } & components["schemas"]["List"];
        BlockDraft: {
            user_id: components["schemas"]["Uuid"];
        };
        BlockState: {
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            blocked: boolean;
        };
        FoundPerson: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** Format: uri-reference */
            image: string | null;
            company: string | null;
        };
        PeopleReply: {
            results: components["schemas"]["FoundPerson"][];
        };
        /** @description The state of the session’s device (RFC 8030). */
        Push: {
            /** @description The server’s key (RFC 8292) for `applicationServerKey`, in base64url. */
            public_key: string;
            subscribed: boolean;
        };
        /** @description A `PushSubscription`, as `toJSON` returns it, without its expiration. */
        PushDevice: {
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        /**
         * @description `immediate`: within minutes, combined if there are many; `daily` and `weekly`: one email in the morning,
         *     weekly ones on Mondays; `off`: none.
         * @enum {string}
         */
        AlertFrequency: "immediate" | "daily" | "weekly" | "off";
        /** @description A member’s email alert settings (GAP-094). */
        AlertSettings: {
            /** @description How often to email about each topic. */
            frequencies: {
                /** @description Likes and comments on your own posts and on posts that you took part in, and mentions. */
                posts: components["schemas"]["AlertFrequency"];
                /** @description Changes to the products that you follow. */
                products: components["schemas"]["AlertFrequency"];
                /** @description New followers and members of your company, and your own new followers. */
                people: components["schemas"]["AlertFrequency"];
                /** @description New posts about the products that you follow. */
                product_posts: components["schemas"]["AlertFrequency"];
                /** @description New posts about the companies that you follow. */
                company_posts: components["schemas"]["AlertFrequency"];
            };
            /** @description Whether all alerts are off, whatever the frequencies, as after the unsubscribe link in an alert. */
            stopped: boolean;
            /** @description The time zone of the morning, as an IANA name such as Europe/Stockholm; null means UTC. */
            time_zone: string | null;
        };
        /**
         * @description What happened. `linked_` refers to a product that is linked with the one that you follow; `_on_liked` and
         *     `_on_commented` to a post that you liked or commented on.
         * @enum {string}
         */
        NotificationType: "raw_material_added" | "end_product_added" | "supplier_added" | "raw_material_supplier_added" | "application_supplier_added" | "product_followed" | "linked_product_followed" | "commented" | "liked" | "commented_on_liked" | "commented_on_commented" | "replied" | "liked_on_liked" | "liked_on_commented" | "mentioned" | "company_tagged" | "company_joined" | "company_objected" | "company_verified" | "company_request_refused" | "company_link_ended" | "company_objection_decided" | "company_followed" | "company_product_added" | "invitation_accepted" | "exhibitor_added" | "attendee_going" | "event_moved" | "event_soon" | "connection_added" | "quote_requested" | "quote_answered" | "search_matched";
        /** @description The product or company whose picture is shown; null if the actor’s is. */
        NotificationSubject: {
            /** @enum {string} */
            kind: "product" | "company";
            name: string;
            /**
             * Format: uri-reference
             * @description Its picture or logo; if null, clients draw one from name and sector.
             */
            image: string | null;
            sector: components["schemas"]["Sector"] | null;
        };
        /** @description What happened, who did it, and what it’s about (DATA-012). Fields that don’t apply to the type are null. */
        Notification: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["NotificationType"];
            /** @description The last member who did it; null if that member has left. */
            actor_id: components["schemas"]["Uuid"] | null;
            actor_name: string | null;
            /** Format: uri-reference */
            actor_image: string | null;
            /** @description The number of other members who did the same. */
            others: components["schemas"]["Count"];
            post_id: components["schemas"]["Uuid"] | null;
            product_id: components["schemas"]["Uuid"] | null;
            product_name: string | null;
            linked_product_id: components["schemas"]["Uuid"] | null;
            linked_product_name: string | null;
            company_id: components["schemas"]["Uuid"] | null;
            company_name: string | null;
            exhibitor_id: components["schemas"]["Uuid"] | null;
            exhibitor_name: string | null;
            event_id: components["schemas"]["Uuid"] | null;
            event_name: string | null;
            /** @description The saved search with a new match; only for `search_matched`. */
            saved_search_id?: components["schemas"]["Uuid"] | null;
            saved_search_name?: string | null;
            /** @description Whether the member opened it or marked it as read. */
            read: boolean;
            /** @description The first words of the comment or post. */
            excerpt: string | null;
            /** @description The actor’s role. */
            actor_designation: string | null;
            /** @description The actor’s company. */
            actor_company_name: string | null;
            /** Format: date-time */
            event_start: string | null;
            event_location: string | null;
            subject: components["schemas"]["NotificationSubject"] | null;
            /** Format: date-time */
            added: string;
        };
        NotificationList: {
            Items: components["schemas"]["Notification"][];
            /**
             * Format: date-time
             * @description How far you’ve read; null before the first time.
             */
            last_read: string | null;
            /** @description Whether there are notifications newer than that (NOTE-006). */
            unread: boolean;
        };
        NotificationsRead: {
            /**
             * Format: date-time
             * @description The time of the newest notification that was seen.
             */
            timestamp: string;
        };
        NotificationsOpened: {
            ids: components["schemas"]["Uuid"][];
        };
        /** @description What the interface needs to know about the signed-in user (DATA-003). */
        Auth: {
            id: components["schemas"]["Uuid"];
            /** @description Whether the email address is verified. */
            isActive: boolean;
            /** @description Email addresses of the team members who share the plan. */
            subscribedUsers: string[];
        };
        /** @description A room that the user takes part in. */
        UserChat: {
            /** @description The other member’s name, or “Former member” if they left; of a room of several, its name or those of its people. */
            name: string;
            /**
             * Format: date-time
             * @description The time of the newest message.
             */
            timestamp: string;
            /** Format: date-time */
            lastRead: string | null;
            /** @description True if the user muted it; absent if not. */
            muted?: boolean;
        };
        /**
         * @description The user’s plan.
         * @enum {string}
         */
        Plan: "free" | "premium" | "platinum";
        /**
         * @description An interface language as a BCP 47 tag. For a member, the one that was chosen; null follows the browser.
         * @enum {string}
         */
        Language: "en" | "de" | "zh" | "ja" | "ar";
        /** @description Your own record (DATA-001). The password is never returned in any form (GAP-042). */
        User: components["schemas"]["Auth"] & {
            displayName: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /** Format: email */
            secondaryEmail: string | null;
            /**
             * @description 1 is the primary email and 2 the secondary.
             * @enum {integer}
             */
            preferredEmail: 1 | 2;
            phone: string | null;
            desc: string | null;
            /** @description The company's name. */
            company: string | null;
            /** Format: uuid */
            company_id: string | null;
            /**
             * @description 1 if linked to a company, otherwise -1.
             * @enum {integer}
             */
            company_updated: 1 | -1;
            /** @description Only for people who are verified to work there (GAP-089). */
            company_verified?: boolean;
            /** @description The user’s role there, such as Process engineer. */
            designation: string | null;
            /**
             * Format: uri-reference
             * @description The uploaded picture.
             */
            image: string | null;
            /** Format: uri-reference */
            linkedinImage: string | null;
            /** @description Pictures from the sign-in provider. */
            pictures: components["schemas"]["Image"][];
            onboarded: boolean;
            stripeId: string | null;
            /** @description By room ID; covers the thousand rooms with the latest messages. */
            chats: {
                [key: string]: components["schemas"]["UserChat"];
            };
            /** Format: date-time */
            last_read_notification: string | null;
            plan: components["schemas"]["Plan"];
            /** @description Whether the user belongs to the company that may edit and delete products (GAP-059). */
            can_edit_products: boolean;
            /** @description Only true for moderators, who decide on reports (GAP-096). */
            is_moderator?: boolean;
            language?: components["schemas"]["Language"];
        };
        UserReply: {
            Item: components["schemas"]["User"];
        };
        /** @description The fields of the sign-in form. Any mistake in them is a failed sign-in, never a 422. */
        LoginForm: {
            /** @description The email address. */
            username: string;
            /** Format: password */
            password: string;
            /** @description A path on the web host, such as `/product/…`. */
            return_to?: string;
        };
        /** @description An email address; surrounding spaces are trimmed. */
        Email: string;
        EmailRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description A sentence; clients show their own text instead (GAP-068). */
        MessageReply: {
            message: string;
        };
        /** @description The `token=` parameter of a link from an email. */
        LinkToken: string;
        /**
         * Format: line
         * @description A phone number, as typed.
         */
        Phone: string;
        /** @description The company’s ID; empty or null removes it. */
        CompanyIdOrNone: components["schemas"]["Uuid"] | string | null;
        /**
         * Format: password
         * @description At least 8 characters of any kind (DIFF-011). A new password mustn’t be among the most common ones, nor be
         *     little more than the name of the site or of your email address; otherwise the reply is 422 and names the
         *     field.
         */
        Password: string;
        /** @description The wizard’s first step for a visitor who isn’t signed in (API-006). */
        WizardRegistration: {
            token?: components["schemas"]["LinkToken"];
            email?: components["schemas"]["Email"];
            displayName?: components["schemas"]["Name"];
            firstName: components["schemas"]["Name"];
            lastName: components["schemas"]["Name"];
            /** Format: line */
            designation?: string;
            phone?: components["schemas"]["Phone"];
            desc?: components["schemas"]["Description"];
            country?: components["schemas"]["CountryText"];
            /** Format: line */
            company?: string;
            company_id?: components["schemas"]["CompanyIdOrNone"];
            /** @enum {integer} */
            company_updated?: 1 | -1;
            password: components["schemas"]["Password"];
        };
        RegistrationReply: {
            message: string;
            /**
             * @description Whether the next step is the link in the email, or the member is signed in and continues with the wizard.
             * @enum {string}
             */
            next: "verify_email" | "onboarding";
        };
        /** @description The full sign-up form (API-008). */
        Registration: {
            firstName: components["schemas"]["Name"];
            lastName: components["schemas"]["Name"];
            country: components["schemas"]["CountryText"];
            company: components["schemas"]["Name"];
            companyId?: components["schemas"]["CompanyIdOrNone"];
            designation: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** Format: password */
            confirmPassword: string;
        };
        /** @description Mistakes count as an unknown link, or ask for the password again; never a 422. */
        VerifyForm: {
            token: string;
            /**
             * Format: password
             * @description For a sign-up that started in another browser.
             */
            password?: string;
            /** Format: password */
            confirmPassword?: string;
        };
        LinkRequest: {
            token: string;
        };
        LinkState: {
            /**
             * @description The purpose of the link; null if unknown.
             * @enum {string|null}
             */
            purpose: "verify" | "reset" | "change-email" | "stop-change" | null;
            /**
             * @description Why the link doesn’t work; null if it does. `done` means that it was opened within the last hour.
             * @enum {string|null}
             */
            problem: "expired" | "replaced" | "done" | "used" | "unknown" | null;
            /**
             * @description What this browser has to do: `nothing` where the request for the link was made, otherwise `press` a button
             *     or set a `password`.
             * @enum {string}
             */
            asks: "nothing" | "press" | "password";
            /** @description The address that the link is about; null if the link doesn’t work. */
            email: string | null;
        };
        PasswordUpdate: {
            password: components["schemas"]["Password"];
            token?: components["schemas"]["LinkToken"];
        };
        /** @description The state of an address (DATA-004). */
        EmailRecord: {
            verified: boolean;
            isPrimary: boolean;
        };
        /** @description One of your own addresses; it’s unverified until its link is opened. */
        OwnEmail: components["schemas"]["EmailRecord"] & {
            /** Format: email */
            email: string;
            /**
             * @description The role of the address, or the role it gets when its link is opened.
             * @enum {string}
             */
            slot?: "primary" | "secondary";
        };
        /** @description Your own profile. */
        Me: components["schemas"]["User"] & {
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            /** @description Your addresses: primary, secondary, then those waiting for their link. */
            emails: components["schemas"]["OwnEmail"][];
            /** @description Whether you can sign in with a password. */
            has_password: boolean;
        };
        /**
         * @description The forms at `/profile` and in the settings (API-017). Fields that are left out stay unchanged; an empty text
         *     clears. Names, country and company can be changed but not cleared.
         */
        MeUpdate: {
            firstName?: components["schemas"]["Name"];
            lastName?: components["schemas"]["Name"];
            /** Format: line */
            designation?: string;
            desc?: components["schemas"]["Description"];
            country?: components["schemas"]["CountryText"];
            company?: components["schemas"]["Name"];
            companyId?: components["schemas"]["CompanyIdOrNone"];
            phone?: components["schemas"]["Phone"];
            primaryEmail?: components["schemas"]["Email"];
            /** @description An empty text removes it. */
            secondaryEmail?: string;
            /** @enum {integer} */
            preferredEmail?: 1 | 2;
            password?: components["schemas"]["Password"];
            /** Format: password */
            confirmPassword?: string;
            /** Format: password */
            currentPassword?: string;
        };
        MeReply: {
            Item: components["schemas"]["Me"];
        };
        /** @description A step of the wizard (API-019). */
        ProfileDraft: {
            /** Format: line */
            firstName?: string;
            /** Format: line */
            lastName?: string;
            email?: string;
            secondaryEmail?: string;
            /** @enum {integer} */
            preferredEmail?: 1 | 2;
            /** @enum {integer} */
            company_updated?: 1 | -1;
            /** Format: line */
            company?: string;
            company_id?: components["schemas"]["CompanyIdOrNone"];
            company_type?: components["schemas"]["CompanyType-2"];
            phone?: components["schemas"]["Phone"];
            desc?: components["schemas"]["Description"];
            /** Format: line */
            designation?: string;
            website?: components["schemas"]["Website"];
            country?: components["schemas"]["CountryText"];
            /** Format: text */
            address?: string;
            description?: components["schemas"]["Description"];
            password?: components["schemas"]["Password"];
        };
        OnboardingState: {
            /** @enum {boolean} */
            completed: true;
        };
        EmailRecordReply: {
            Item: components["schemas"]["EmailRecord"];
        };
        UserImageForm: {
            /**
             * Format: binary
             * @description JPEG or PNG, up to 10 MB.
             */
            userImage: string;
        };
        UserImageReply: {
            Item: {
                id: components["schemas"]["Uuid"];
                image: components["schemas"]["Url"];
            };
        };
        /** @description Any mistake counts as a wrong code, never a 422. */
        SecondFactorForm: {
            code: string;
        };
        /** @description WebAuthn options as JSON, for `PublicKeyCredential.parse…OptionsFromJSON`. */
        PasskeyOptions: {
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        PasskeyLogin: {
            /** @description The browser’s response, as `toJSON()` returns it. */
            credential: {
                [key: string]: unknown;
            };
            /** @description A path on the web host. */
            return_to?: string;
        };
        PasskeyLoginReply: {
            /** @description The path to open next. */
            redirect: string;
        };
        Passkey: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            used_at: string | null;
        };
        Security: {
            has_password: boolean;
            /** @description Whether a LinkedIn account is connected. */
            linkedin: boolean;
            /** @description Whether signing in asks for the code of an authenticator app. */
            two_factor: boolean;
            recovery_codes_left: components["schemas"]["Count"];
            passkeys: components["schemas"]["Passkey"][];
        };
        SessionEntry: {
            id: components["schemas"]["Uuid"];
            /** @description Browser and system, such as Firefox on Windows. */
            device: string | null;
            /** @description Whether this is the session of the request. */
            current: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description To the nearest hour.
             */
            seen_at: string;
        };
        SessionList: {
            results: components["schemas"]["SessionEntry"][];
        } & components["schemas"]["List"];
        /**
         * @description `read` is for requests that return data, `write` for requests that change it.
         * @enum {string}
         */
        AccessTokenScope: "read" | "write";
        AccessToken: {
            id: components["schemas"]["Uuid"];
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["AccessTokenScope"][];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description The time at which it expires.
             */
            expires_at: string;
            /** @description Whether it has expired. */
            expired: boolean;
            /**
             * Format: date-time
             * @description To the nearest minute; null if it was never used.
             */
            used_at: string | null;
        };
        PublisherSite: {
            id: components["schemas"]["Uuid"];
            /** @description As browsers show it, with the port unless it’s the standard one. */
            host: string;
            /**
             * Format: uri
             * @description The home page.
             */
            address: string;
            /** @description The token to publish on the site. It isn’t secret. */
            token: string;
            /**
             * @description `lapsed`: the verification expired.
             * @enum {string}
             */
            state: "unproven" | "proven" | "lapsed";
            /** Format: date-time */
            proven_until: string | null;
            /** Format: date-time */
            created_at: string;
        };
        BoughtPlan: {
            plan: components["schemas"]["Plan"];
            /** @enum {string} */
            state: "active" | "past_due" | "cancelled";
            /**
             * Format: date-time
             * @description When it renews or ends.
             */
            term_end: string;
            /** @description Whether the plan renews at the end of the term. */
            renews: boolean;
        };
        Invoice: {
            id: components["schemas"]["Uuid"];
            number: string;
            /** @description In the smallest unit of the currency, such as cents. */
            amount: number;
            /** @description ISO 4217, such as USD. */
            currency: string;
            /** @enum {string} */
            status: "paid" | "open" | "void";
            /** Format: date-time */
            issued_at: string;
            /** Format: date-time */
            term_start: string;
            /** Format: date-time */
            term_end: string;
            /**
             * Format: uri
             * @description The invoice on the provider’s site.
             */
            url: string | null;
        };
        OwnPlan: {
            plan: components["schemas"]["Plan"];
            /**
             * @description The origin: included with the account, bought, granted by sales, or shared by a team’s owner.
             * @enum {string}
             */
            source: "account" | "checkout" | "sales" | "team";
            /**
             * @description The state of the subscription; null for a plan without one of your own.
             * @enum {string|null}
             */
            state: "active" | "past_due" | "cancelled" | null;
            /** Format: date-time */
            term_start: string | null;
            /**
             * Format: date-time
             * @description When it renews or ends.
             */
            term_end: string | null;
            /**
             * Format: date-time
             * @description The end of the grace period while a payment is overdue.
             */
            ends_at: string | null;
            /** @description Whether the plan renews at the end of the term. */
            renews: boolean;
            /** @description The owner of the team that shares it. */
            team_of: string | null;
            /** @description The number of seats that your own plan has for other members. */
            seats: number;
            /** @description A plan that you bought in addition to the displayed one; null if there is none. */
            bought: components["schemas"]["BoughtPlan"] | null;
            last_invoice: components["schemas"]["Invoice"] | null;
            /**
             * @description The checkout: with Stripe, a test checkout that takes no money, or none.
             * @enum {string}
             */
            payments: "stripe" | "test" | "off";
            /**
             * Format: date-time
             * @description When you started a checkout in the last day whose payment hasn’t been confirmed; null if there’s none.
             */
            checkout_started_at: string | null;
            /** @description Whether you can buy Premium now. */
            can_buy: boolean;
            /** @description Whether this plan, or the one in addition to it, was bought here, so that you can cancel it and change its payment method. */
            can_manage: boolean;
        };
        TeamMember: {
            id: components["schemas"]["Uuid"];
            /** Format: email */
            email: string;
            /** @description The name, after they accept. */
            name: string | null;
            /** @enum {string} */
            state: "joined" | "pending";
            /** Format: date-time */
            invited_at: string;
        };
        /** @enum {string} */
        ReportedKind: "post" | "comment" | "member" | "event";
        /** @description The reported item. */
        ReportTarget: {
            kind: components["schemas"]["ReportedKind"];
            id: components["schemas"]["Uuid"];
        };
        /** @description Your report. */
        Report: {
            id: components["schemas"]["Uuid"];
            target: components["schemas"]["ReportTarget"];
            reason: components["schemas"]["ReportReason"];
            text: string;
            /** Format: date-time */
            added: string;
        };
        /** @description The criteria of a search. At least one is needed besides the category. */
        SavedQuery: {
            /** @enum {string} */
            category: "products" | "companies" | "events" | "posts";
            /**
             * Format: line
             * @description The search text; empty if left out.
             */
            q?: string;
            /** @description For products, companies and events. */
            sector?: components["schemas"]["Sector"][];
            /** @description For products. */
            kind?: components["schemas"]["ProductKind"][];
            /** @description For suppliers of products, companies, or events. */
            country?: components["schemas"]["SearchedCountry"][];
            /** @description For products. */
            supply?: components["schemas"]["SupplyStatus"][];
            /** @description For companies. */
            type?: components["schemas"]["CompanyType"][];
            /** @description For companies. */
            certificate?: components["schemas"]["CertificateScheme"][];
            /** @description For companies. */
            verified?: boolean;
            /** @description For companies. */
            premium?: boolean;
        };
        SavedSearch: {
            id: components["schemas"]["Uuid"];
            name: string;
            search: components["schemas"]["SavedQuery"];
            frequency: components["schemas"]["AlertFrequency"];
            /** @description The number of new matches since it was saved. */
            matches: components["schemas"]["Count"];
            /** Format: date-time */
            last_match: string | null;
            /** Format: date-time */
            added: string;
        };
        /** @description The data that we keep about you. Later versions may add parts. */
        MeExport: {
            /** Format: date-time */
            exported_at: string;
            profile: components["schemas"]["Me"];
            sessions: components["schemas"]["SessionEntry"][];
            /** @description The keys themselves aren’t included, because they’re of no use elsewhere. */
            passkeys: components["schemas"]["Passkey"][];
            /** @description Personal access tokens; we keep only hashes of the secrets. */
            tokens: components["schemas"]["AccessToken"][];
            /** @description Accounts elsewhere that you sign in with. */
            sign_in_accounts: {
                provider: string;
                /** @description The provider’s ID of the person. */
                subject: string;
                /** Format: date-time */
                since: string;
            }[];
            /** @description Devices that show your notifications, with their browser’s push service. */
            devices: {
                push_service: string;
                /** Format: date-time */
                since: string;
            }[];
            followed_products: {
                product_id: components["schemas"]["Uuid"];
                product_name: string;
                /** Format: date-time */
                since: string;
            }[];
            followed_companies: {
                company_id: components["schemas"]["Uuid"];
                company_name: string;
                /** Format: date-time */
                since: string;
            }[];
            /** @description The members that you follow. */
            connections: {
                user_id: components["schemas"]["Uuid"];
                user_name: string;
                /** Format: date-time */
                since: string;
            }[];
            /** @description What you like, newest first, without what others wrote. */
            liked_posts: {
                post_id: components["schemas"]["Uuid"];
                /** Format: date-time */
                since: string;
            }[];
            /** @description The comments that you like, newest first, without what others wrote. */
            liked_comments: {
                comment_id: components["schemas"]["Uuid"];
                /** Format: date-time */
                since: string;
            }[];
            /** @description Your requests to moderators, and objections, about who works for which company, newest first. */
            company_link_cases: {
                /** @enum {string} */
                kind: "request" | "objection";
                company_id: components["schemas"]["Uuid"];
                user_id: components["schemas"]["Uuid"];
                text: string;
                decision: components["schemas"]["LinkDecision"] | null;
                /** Format: date-time */
                since: string;
            }[];
            /** @description Your duplicate reports, newest first. */
            duplicate_flags: components["schemas"]["DuplicateFlag"][];
            /** @description The links that you confirmed or disputed, newest first. */
            link_verdicts: {
                product_id: components["schemas"]["Uuid"];
                /**
                 * Format: uuid
                 * @description The supplier.
                 */
                company_id: string | null;
                /**
                 * Format: uuid
                 * @description The raw material.
                 */
                material_id: string | null;
                verdict: components["schemas"]["LinkVerdictKind"];
                reason: string;
                source_url: string | null;
                /** Format: date-time */
                since: string;
            }[];
            /** @description Your inquiries and quote requests, newest first. */
            inquiries: {
                id: components["schemas"]["Uuid"];
                email: string;
                message: string;
                /** @description The name of the attached file. */
                attachment: string | null;
                /** @description The product that the quote is for. */
                product_id: components["schemas"]["Uuid"] | null;
                quantity: string | null;
                unit: string | null;
                /** Format: date */
                needed_by: string | null;
                /** @description ISO 3166-1 alpha-2. */
                delivery_country: string | null;
                /** Format: date-time */
                added: string;
            }[];
            posts: {
                id: components["schemas"]["Uuid"];
                text: string;
                visibility: components["schemas"]["Visibility"];
                /** @description The URL of its file. */
                media: string | null;
                tagged_product: components["schemas"]["Uuid"][];
                tagged_companies: components["schemas"]["Uuid"][];
                /** Format: date-time */
                added: string;
                /** Format: date-time */
                edited: string | null;
                /** @description Its previous versions, newest first. */
                versions: components["schemas"]["PostVersion"][];
            }[];
            comments: {
                id: components["schemas"]["Uuid"];
                parent_id: components["schemas"]["Uuid"];
                text: string;
                /** Format: date-time */
                added: string;
            }[];
            /** @description Your messages in conversations, newest first. */
            messages: {
                id: components["schemas"]["Uuid"];
                chat_id: components["schemas"]["ChatId"];
                /** @description The other member’s name; “Former member” if they left. */
                to: string;
                message: string;
                /** @description The URL of its file. */
                media: string | null;
                /** Format: date-time */
                added: string;
            }[];
            /** @description What you created. */
            events: {
                id: components["schemas"]["Uuid"];
                eventName: string;
                location: string;
                /** Format: int64 */
                startDate: number;
                /** Format: int64 */
                endDate: number;
                details: string;
                /** @description The URL of its picture. */
                image: string | null;
            }[];
            /** @description Your RSVPs. */
            event_votes: {
                event_id: components["schemas"]["Uuid"];
                eventName: string;
                vote: components["schemas"]["EventVote"];
                /** Format: date-time */
                added: string;
            }[];
            /** @description The calendars that you subscribe to. */
            calendars: {
                /** @description The followed product; null for your own events. */
                product_id: components["schemas"]["Uuid"] | null;
                /** Format: date-time */
                since: string;
            }[];
            /** @description The sites whose widget figures you see. */
            publisher_sites: components["schemas"]["PublisherSite"][];
            plan: components["schemas"]["OwnPlan"];
            /** @description Your payments for plans, newest first. */
            invoices: components["schemas"]["Invoice"][];
            /** @description The people you invited to share your plan. */
            team: components["schemas"]["TeamMember"][];
            /** @description The members you blocked. */
            blocks: components["schemas"]["BlockedMember"][];
            /** @description Your reports. */
            reports: components["schemas"]["Report"][];
            /** @description Your notifications, newest first; only about posts that you may still read. */
            notifications: components["schemas"]["Notification"][];
            alerts: components["schemas"]["AlertSettings"];
            /** @description Your saved searches, newest first. */
            saved_searches?: components["schemas"]["SavedSearch"][];
            /** @description Your addresses that unsubscribed from emails by members, in alphabetical order. */
            mail_opt_outs: {
                email: string;
                /** Format: date-time */
                since: string;
            }[];
            /** @description URLs of the files that you sent. */
            files: components["schemas"]["Url"][];
        };
        AccountDeletion: {
            /** @description Your email address, typed to confirm. */
            email: string;
            /** Format: password */
            password?: string;
        };
        /** @description Confirms who is asking: the password, for members who have one; others must have signed in recently. */
        Reauthentication: {
            /** Format: password */
            password?: string;
        };
        /** @description For an authenticator app (RFC 6238): SHA-1, 6 digits, 30 seconds, as these apps expect. */
        TotpSecret: {
            /** @description In base32, to type. */
            secret: string;
            /** @description An `otpauth:` URL, to show as a QR code. */
            uri: string;
        };
        TotpCode: {
            code: string;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        PasskeyDraft: {
            name: components["schemas"]["Name"];
            /** @description The browser’s response, as `toJSON()` returns it. */
            credential: {
                [key: string]: unknown;
            };
        };
        AccessTokenList: {
            results: components["schemas"]["AccessToken"][];
        } & components["schemas"]["List"];
        AccessTokenDraft: {
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["AccessTokenScope"][];
            expires_in_days: number;
            /**
             * Format: password
             * @description Only for members who have one.
             */
            password?: string;
        };
        NewAccessToken: components["schemas"]["AccessToken"] & {
            /** @description The value for `Authorization: Bearer`. */
            secret: string;
        };
        LanguageChoice: {
            language: components["schemas"]["Language"];
        };
        /** @description An inquiry or quote request (DATA-013). */
        InquiryForm: {
            first_name: components["schemas"]["Name"];
            /** Format: line */
            last_name?: string;
            /** Format: line */
            company_name?: string;
            email_id: components["schemas"]["Email"];
            contact?: components["schemas"]["Phone"];
            /** Format: text */
            message: string;
            /**
             * Format: binary
             * @description PDF, Word or Excel, up to 10 MB; up to 5 MB for a quote request.
             */
            attachment?: string;
            /**
             * Format: uuid
             * @description Makes it a quote request for this product.
             */
            product_id?: string;
            /**
             * @description A JSON list of up to 200 IDs of companies that supply the product. A Platinum member’s request then goes to
             *     these suppliers only; an empty list sends it to our sales desk alone. Other members’ requests always go to
             *     our sales desk alone. By default, all suppliers receive it.
             */
            supplier_ids?: string;
            /**
             * Format: line
             * @description The quantity needed.
             */
            quantity?: string;
            /**
             * Format: line
             * @description The unit of the quantity, such as kg.
             */
            unit?: string;
            /**
             * Format: date
             * @description The date by which it’s needed.
             */
            needed_by?: string;
            delivery_country?: components["schemas"]["CountryText"];
            /** @description Accepted for older clients and ignored. */
            userId?: string;
        };
        /** @description A quote request to the suppliers of a product (GAP-025). */
        QuoteRequest: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: uuid
             * @description Null if the product is gone.
             */
            product_id: string | null;
            product_name: string | null;
            /** @description The sender’s name. */
            buyer: string;
            /** @description As typed by the sender. */
            company_name: string | null;
            message: string;
            quantity: string | null;
            unit: string | null;
            /** Format: date */
            needed_by: string | null;
            /** @description The country's name. */
            delivery_country: string | null;
            attachment_name: string | null;
            /** Format: date-time */
            asked: string;
            /** @description Whether the reader sent it. */
            own: boolean;
            /** @description The number of suppliers that received it; 0 if it went only to our sales desk (PLAN-009). */
            recipients: number;
            /** @description The number of suppliers that replied; for a supplier, whether it replied itself. */
            answered: number;
        };
        QuoteRequestList: {
            results: components["schemas"]["QuoteRequest"][];
            /**
             * @description Only for `received`: the company whose quote requests the reader can’t see because they aren’t verified to
             *     work there.
             */
            unverified_company?: {
                id: components["schemas"]["Uuid"];
                name: string;
            };
        } & components["schemas"]["List"];
        /** @description A supplier’s reply; null means not specified. */
        QuoteAnswer: {
            company_id: components["schemas"]["Uuid"];
            company_name: string;
            price: string | null;
            lead_time: string | null;
            minimum_order: string | null;
            message: string;
            attachment_name: string | null;
            /**
             * Format: uuid
             * @description Null if that member has left.
             */
            user_id: string | null;
            user_name: string | null;
            /**
             * Format: date-time
             * @description The time of the last change.
             */
            answered: string;
        };
        /** @description A quote request and its replies, oldest first. */
        QuoteRequestDetail: components["schemas"]["QuoteRequest"] & {
            answers: components["schemas"]["QuoteAnswer"][];
            /** @description The company on whose behalf the reader can reply; null for the sender. */
            answering: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
        };
        QuoteRequestReply: {
            Item: components["schemas"]["QuoteRequestDetail"];
        };
        /** @description A supplier’s offer. */
        QuoteAnswerForm: {
            /**
             * Format: line
             * @description With its currency and unit, such as `1,240 EUR per kilogram`.
             */
            price?: string;
            /**
             * Format: line
             * @description Such as `8 weeks`.
             */
            lead_time?: string;
            /** Format: line */
            minimum_order?: string;
            /** Format: text */
            message: string;
            /**
             * Format: binary
             * @description PDF, Word or Excel, up to 5 MB.
             */
            attachment?: string;
            /** @enum {string} */
            remove_attachment?: "true" | "false";
            /**
             * Format: line
             * @description `answered` of the reply that this one changes; empty for the first reply. Without it, nothing is checked.
             */
            based_on?: string;
        };
        /** @enum {string} */
        AnalyticsPeriod: "day" | "week" | "month";
        /** @description Counts by place. */
        AnalyticsCount: {
            /** @description On the pages of the community. */
            web: number;
            /** @description In widgets on partners’ pages. */
            widget: number;
        };
        AnalyticsFollowers: {
            /** @description New followers. */
            gained: number;
            /** @description Lost followers. */
            lost: number;
            /** @description Followers at the end of the period. */
            total: number;
        };
        AnalyticsBucket: {
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day, inclusive.
             */
            to: string;
            /** @description Views of the company’s page and of its products’ pages. */
            views: components["schemas"]["AnalyticsCount"];
            /** @description Clicks on links to them, and to the company’s website. */
            clicks: components["schemas"]["AnalyticsCount"];
            /** @description Views of public posts by the company’s verified people. */
            reach: components["schemas"]["AnalyticsCount"];
            /** @description Quote requests that the company received. */
            quotes: components["schemas"]["AnalyticsCount"];
            /** @description Followers of the company. */
            followers: components["schemas"]["AnalyticsFollowers"];
            /** @description Followers of its products; following two counts twice. */
            product_followers: components["schemas"]["AnalyticsFollowers"];
        };
        AnalyticsProduct: {
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            views: number;
            clicks: number;
            /** @description New followers in the period. */
            new_followers: number;
            /** @description The current number. */
            followers: number;
        };
        Analytics: {
            company_id: components["schemas"]["Uuid"];
            company_name: string;
            /**
             * @description The time zone of the days.
             * @enum {string}
             */
            time_zone: "UTC";
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            by: components["schemas"]["AnalyticsPeriod"];
            /** @description In order, without gaps; the first and the last are cut to the period. */
            buckets: components["schemas"]["AnalyticsBucket"][];
            /** @description The products that the company supplies, most viewed first; up to a hundred. */
            products: components["schemas"]["AnalyticsProduct"][];
            /** @description The number of products that it supplies. */
            product_count: number;
        };
        AnalyticsEvents: {
            /**
             * @description Counts by place.
             * @default web
             * @enum {string}
             */
            source: "web" | "widget";
            events: {
                /** @enum {string} */
                event: "company_view" | "product_view" | "company_click" | "product_click" | "post_view";
                id: components["schemas"]["Uuid"];
            }[];
        };
        RenewalChange: {
            /** @description False cancels. */
            renews: boolean;
        };
        PaymentPage: {
            /** Format: uri */
            url: string;
        };
        InvoiceList: {
            results: components["schemas"]["Invoice"][];
        } & components["schemas"]["List"];
        TeamList: {
            results: components["schemas"]["TeamMember"][];
            /** @description The number of seats in addition to the owner’s. */
            seats: number;
        } & components["schemas"]["List"];
        TeamEmails: string[];
        TeamInvitation: {
            id: components["schemas"]["Uuid"];
            /** @description The owner of the team. */
            owner_name: string;
            owner_company: string | null;
            plan: components["schemas"]["Plan"];
            /**
             * Format: email
             * @description Your own address that was invited.
             */
            email: string;
            /** Format: date-time */
            invited_at: string;
        };
        TeamInvitationList: {
            results: components["schemas"]["TeamInvitation"][];
        } & components["schemas"]["List"];
        /** @description As defined by the provider. */
        PaymentEvent: Record<string, never>;
        TestPaymentAction: {
            /** @enum {string} */
            action: "pay" | "refuse" | "leave" | "miss" | "settle";
        };
        /** @description An article, by its text or its URL. */
        ArticleDraft: {
            /**
             * Format: line
             * @description http or https; https if the scheme is missing.
             */
            address?: string;
            /** @description The article without markup. */
            text?: string;
        };
        /** @description The first mention in the article. */
        ArticleExcerpt: {
            /** @description The words before it on one line; a cut is marked by an ellipsis. */
            before: string;
            /** @description The name as written in the article. */
            name: string;
            /** @description The words after it. */
            after: string;
        };
        /** @description A match in the article. */
        ArticleMatch: {
            /** @enum {string} */
            kind: "product" | "company" | "event";
            id: components["schemas"]["Uuid"];
            /** @description The name in the catalogue. */
            name: string;
            sector: components["schemas"]["NullableSector"];
            /** @description The number of mentions. */
            times: number;
            /** @description The part of the name that matched; the longest of all mentions. */
            matched: {
                /**
                 * @description `without_qualifier`: a product’s name before a comma or brackets; `inverted`: with the first qualifier
                 *     before it; `without_legal_form`: a company’s.
                 * @enum {string}
                 */
                part: "whole" | "without_qualifier" | "inverted" | "without_legal_form";
                /** @description The matched part of the name in the catalogue. */
                text: string;
            };
            excerpt: components["schemas"]["ArticleExcerpt"];
        };
        ArticleMatchList: {
            results: components["schemas"]["ArticleMatch"][];
        } & components["schemas"]["List"];
        /** @description A page, by its URL or its content. */
        EmbedPreflightForm: {
            /**
             * Format: line
             * @description http or https; https if the scheme is missing.
             */
            address?: string;
            /** @description As a browser or a command line shows them, one per line. */
            headers?: string;
            html?: string;
        };
        /**
         * @description `restricted`: widgets work with limitations; `unknown`: there’s not enough information.
         * @enum {string}
         */
        EmbedStatus: "works" | "restricted" | "unknown" | "blocked";
        /**
         * @description A finding; the text is up to the client.
         * @enum {string}
         */
        EmbedFindingCode: "headers-not-given" | "html-not-given" | "page-unread" | "no-policy" | "policy-allows" | "policy-reports" | "policy-ignored" | "scripts-refused" | "nonce-missing" | "data-refused" | "live-refused" | "pictures-refused" | "typeface-refused" | "look-refused" | "frames-refused" | "trusted-types" | "sandbox-allows" | "sandbox-scripts" | "sandbox-popups" | "sandbox-uncounted" | "integrity-required" | "integrity-directive" | "isolation-script" | "isolation-frame" | "header-harmless" | "amp-script" | "amp-frame" | "snippet-escaped" | "snippet-right" | "element-stripped" | "element-unknown" | "element-open" | "host-unfit" | "id-missing" | "id-wrong" | "id-unknown" | "id-differs" | "script-missing" | "script-elsewhere" | "script-module" | "script-nomodule" | "script-held" | "script-data" | "version-unknown" | "http-address" | "http-upgraded" | "crossorigin-missing" | "integrity-of-newest" | "integrity-malformed" | "integrity-unchecked" | "integrity-matches" | "integrity-differs" | "frame-right" | "frame-look" | "viewport-missing";
        /**
         * @description How a widget is embedded in a page.
         * @enum {string}
         */
        EmbedWay: "script" | "frame";
        /** @description A header or a start tag of the page. */
        EmbedPlace: {
            /** @enum {string} */
            part: "headers" | "html";
            /** @description The line in the input. */
            line: number;
            /** @description The header or the start tag, shortened if long. */
            text: string;
        };
        EmbedFinding: {
            code: components["schemas"]["EmbedFindingCode"];
            status: components["schemas"]["EmbedStatus"];
            /** @description What it affects. */
            ways: components["schemas"]["EmbedWay"][];
            /** @description Its location; `null` for what is missing. */
            place: null | components["schemas"]["EmbedPlace"];
            /** @description The fix: a directive, an attribute or markup. Replace words in capitals. */
            mend: string | null;
            /** @description Values for the text of the finding. */
            values: {
                [key: string]: string;
            };
        };
        /** @description A policy of the page, merged with everything that widgets need. */
        EmbedMergedPolicy: {
            place: components["schemas"]["EmbedPlace"];
            /** @description The whole value of the header or of the `content` attribute. `NONCE` replaces each nonce. */
            text: string;
        };
        EmbedPreflight: {
            /** @description Whether the page has one of our snippets. If not, the findings apply to the snippet that we suggest. */
            has_snippet: boolean;
            /** @description The overall result for each way to embed. */
            verdicts: {
                script: components["schemas"]["EmbedStatus"];
                frame: components["schemas"]["EmbedStatus"];
            };
            /** @description The URL that was read, after redirects; `null` for pasted content. */
            page: string | null;
            /** @description Headers first, then markup, each from top to bottom, then what is missing. */
            findings: components["schemas"]["EmbedFinding"][];
            /** @description Content-Security-Policies that need changes. They contain the fixes of all findings about policies. */
            policies: components["schemas"]["EmbedMergedPolicy"][];
        };
        /**
         * @description A widget, as in `<millrace-name>`.
         * @enum {string}
         */
        EmbedElementName: "product" | "suppliers" | "value-chain" | "company" | "event" | "events" | "feed" | "follow" | "quote";
        EmbedEvents: {
            /** @description The origin of the page with the widgets. */
            site: string;
            events: {
                /** @enum {string} */
                event: "view" | "fallback" | "interaction" | "click" | "sign_up" | "quote";
                element: components["schemas"]["EmbedElementName"];
                /** @description The ID of the subject; for events of a sector, its key. */
                id: string;
            }[];
        };
        PublisherSiteList: {
            results: components["schemas"]["PublisherSite"][];
        } & components["schemas"]["List"];
        NewPublisherSite: {
            /**
             * Format: line
             * @description http or https; https if the scheme is missing.
             */
            address: string;
        };
        PublisherSiteProof: {
            /**
             * @description `missing`: neither the page nor the file has the token; `elsewhere`: both redirect to another host;
             *     `unreachable`: neither can be read.
             * @enum {string}
             */
            outcome: "proven" | "missing" | "elsewhere" | "unreachable";
            /** @description The other host that the home page redirects to. */
            leads_to: string | null;
            site: components["schemas"]["PublisherSite"];
        };
        PublisherReportBucket: {
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day, inclusive.
             */
            to: string;
            /** @description How often a widget was delivered and came near the visible part of its page. */
            views: number;
            /** @description How often there was no widget to deliver, so that the page kept its own link. */
            fallbacks: number;
            /** @description How often a widget’s button was pressed. */
            interactions: number;
            /** @description How often a widget’s link brought a visitor to us. */
            clicks: number;
            /** @description How often a visitor from a widget signed up. */
            sign_ups: number;
            /** @description How often a visitor from a widget requested a quote. */
            quotes: number;
        };
        /** @description A widget with its totals. */
        PublisherWidget: {
            element: components["schemas"]["EmbedElementName"];
            /** @description The ID of the subject; for events of a sector, its key. */
            id: string;
            /**
             * @description The subject, or the one it was merged into; null if it’s gone or not available to widgets.
             * @enum {string|null}
             */
            kind: "product" | "company" | "event" | "sector" | null;
            /** @description Null for a sector, and if `kind` is null. */
            name: string | null;
            /**
             * @description `merged`: the widget shows the merged one; `removed`: the ID leads to nothing that a widget can show, and
             *     the page keeps its own link.
             * @enum {string}
             */
            state: "shown" | "merged" | "removed";
            successor: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
            /** @description How often a widget was delivered and came near the visible part of its page. */
            views: number;
            /** @description How often there was no widget to deliver, so that the page kept its own link. */
            fallbacks: number;
            /** @description How often a widget’s button was pressed. */
            interactions: number;
            /** @description How often a widget’s link brought a visitor to us. */
            clicks: number;
            /** @description How often a visitor from a widget signed up. */
            sign_ups: number;
            /** @description How often a visitor from a widget requested a quote. */
            quotes: number;
        };
        PublisherReport: {
            site_id: components["schemas"]["Uuid"];
            host: string;
            /**
             * @description The time zone of the days.
             * @enum {string}
             */
            time_zone: "UTC";
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            by: components["schemas"]["AnalyticsPeriod"];
            /** @description In order, without gaps; the first and the last are cut to the period. */
            buckets: components["schemas"]["PublisherReportBucket"][];
            /** @description Widgets with figures in the period: those that no longer work first, then most viewed; up to two hundred. */
            widgets: components["schemas"]["PublisherWidget"][];
            /** @description The total number. */
            widget_count: number;
        };
        /** @description The data of a result. */
        SearchSource: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            country_code?: components["schemas"]["CountryCode"];
            description?: string;
            sector?: components["schemas"]["NullableSector"];
        };
        /** @description A search result. */
        SearchHit: {
            /** @enum {string} */
            _index: "products" | "companies";
            _id: components["schemas"]["Uuid"];
            /** @description Higher is better; comparable only within one reply. */
            _score?: number;
            _source: components["schemas"]["SearchSource"];
        };
        SearchReply: {
            hits: {
                hits: components["schemas"]["SearchHit"][];
            };
        };
        /** @description The results, and the same products again in the format that some dialogs read. */
        ProductSearchReply: components["schemas"]["SearchReply"] & {
            Items: components["schemas"]["SearchSource"][];
        };
        /**
         * @description A kind of search result.
         * @enum {string}
         */
        SearchCategory: "products" | "companies" | "events" | "posts" | "people";
        /** @description An event, and what matched. */
        FoundEvent: components["schemas"]["EventSummary"] & {
            match: components["schemas"]["NullableSearchMatch"];
        };
        /** @description A member, and what matched. */
        FoundMember: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** Format: uri-reference */
            image: string | null;
            designation: string | null;
            company: string | null;
            match: components["schemas"]["NullableSearchMatch"];
        };
        /** @description A result; `type` says which kind. */
        SearchResult: {
            /** @constant */
            type: "product";
            product: components["schemas"]["CatalogueProduct"];
        } | {
            /** @constant */
            type: "company";
            company: components["schemas"]["CatalogueCompany"];
        } | {
            /** @constant */
            type: "event";
            event: components["schemas"]["FoundEvent"];
        } | {
            /** @constant */
            type: "post";
            post: components["schemas"]["FoundPost"];
        } | {
            /** @constant */
            type: "person";
            person: components["schemas"]["FoundMember"];
        };
        /** @description Results of another kind. */
        SearchGroup: {
            category: components["schemas"]["SearchCategory"];
            count: components["schemas"]["Count"];
            estimated: components["schemas"]["Estimated"];
            /** @description The best results. */
            top: components["schemas"]["SearchResult"][];
        };
        SearchList: {
            /** @description Results of the category, best first. */
            results: components["schemas"]["SearchResult"][];
            category: components["schemas"]["SearchCategory"];
            estimated: components["schemas"]["Estimated"];
            /** @description The other kinds with results, best first; empty after the first page. */
            groups: components["schemas"]["SearchGroup"][];
            advice: components["schemas"]["NullableSearchAdvice"];
        } & components["schemas"]["List"];
        LinkedThingList: {
            results: components["schemas"]["SearchResult"][];
        } & components["schemas"]["List"];
        /** @description A suggested name. */
        Suggestion: {
            category: components["schemas"]["SearchCategory"];
            id: components["schemas"]["Uuid"];
            /** @description For a post, its beginning. */
            name: string;
            sector: components["schemas"]["NullableSector"];
            kind: components["schemas"]["NullableProductKind"];
            country_code: components["schemas"]["CountryCode"];
            /** @description The company that a member works for. */
            company: string | null;
            /**
             * Format: uri-reference
             * @description A product’s square crop, a company’s logo or a member’s picture.
             */
            image: string | null;
            match: components["schemas"]["NullableSearchMatch"];
        };
        SuggestionList: {
            results: components["schemas"]["Suggestion"][];
        } & components["schemas"]["List"];
        SavedSearchList: {
            results: components["schemas"]["SavedSearch"][];
        } & components["schemas"]["List"];
        SavedSearchDraft: {
            /**
             * Format: line
             * @description Generated from the criteria if left out.
             */
            name?: string;
            search: components["schemas"]["SavedQuery"];
            /** @description Daily if left out. */
            frequency?: components["schemas"]["AlertFrequency"];
        };
        SavedSearchChange: {
            /** Format: line */
            name?: string;
            frequency?: components["schemas"]["AlertFrequency"];
        };
        /**
         * @description The content of the rows: `suppliers`, raw `materials` or `applications` of a product, or the `catalogue` of a
         *     company.
         * @enum {string}
         */
        SheetKind: "suppliers" | "materials" | "applications" | "catalogue";
        /**
         * @description The encoding of a CSV file, by its name in the WHATWG encoding standard. Detected if left out; workbooks have
         *     none.
         * @enum {string}
         */
        TextEncoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1250" | "windows-1251" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "windows-874" | "iso-8859-2" | "iso-8859-5" | "iso-8859-7" | "iso-8859-15" | "koi8-r" | "koi8-u" | "macintosh" | "x-mac-cyrillic" | "gb18030" | "big5" | "shift_jis" | "euc-jp" | "iso-2022-jp" | "euc-kr";
        SpreadsheetForm: {
            /**
             * Format: binary
             * @description CSV or XLSX, detected by content, up to 10 MB.
             */
            file: string;
            kind: components["schemas"]["SheetKind"];
            /**
             * Format: uuid
             * @description The product, or for `catalogue` the company.
             */
            target_id: string;
            /** @description The name of the sheet in a workbook. The first visible one with rows if left out. */
            sheet?: string;
            encoding?: components["schemas"]["TextEncoding"];
            /** @description The number of the row with the headings, from 1. Detected if left out. */
            heading_row?: string;
            /**
             * @description JSON: the position, from 0, of the columns for `name`, `country`, `address`, `url` and `description`, as
             *     in `{"name":1}`. Detected if left out.
             */
            columns?: string;
            /**
             * @description What to do with similar rows that aren’t in `decisions`: use the most similar match, create them, or skip
             *     them.
             * @enum {string}
             */
            alike?: "use" | "create" | "skip";
            /**
             * @description JSON: by row number, `"use"`, `"create"`, `"skip"`, or the ID of the match, as in `{"7":"skip"}`. Up to
             *     1,000.
             */
            decisions?: string;
            /**
             * @description The format of the rows with errors. That of the file if left out.
             * @enum {string}
             */
            format?: "csv" | "xlsx";
        };
        SheetOfWorkbook: {
            name: string;
            hidden: boolean;
            /** @description True if no cell has a value. */
            empty: boolean;
        };
        SheetTopRow: {
            /** @description The number of the row in the file. */
            row: number;
            cells: string[];
        };
        SheetColumn: {
            heading: string;
            samples: string[];
        };
        /** @description The position of each column, from 0; absent fields have no column. */
        SheetMapping: {
            name?: number;
            country?: number;
            address?: number;
            url?: number;
            description?: number;
        };
        /**
         * @description `new`: will be created. `known`: exists and will be listed. `listed`: is already listed. `alike`: resembles
         *     something in the catalogue or an earlier row. `repeated`: repeats an earlier row. `refused`: has an error.
         * @enum {string}
         */
        SheetRowStatus: "new" | "known" | "listed" | "alike" | "repeated" | "refused";
        SheetCandidate: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description The English name. */
            country: string | null;
        };
        SheetPreviewRow: {
            /** @description The number of the row in the file. */
            row: number;
            name: string;
            /** @description The English name. */
            country: string | null;
            status: components["schemas"]["SheetRowStatus"];
            /** @description The error. */
            reason: string | null;
            /** @description The earlier row that it repeats or resembles. */
            same_as_row: number | null;
            /** @description The match, or the possible matches. */
            candidates: components["schemas"]["SheetCandidate"][];
        };
        /**
         * @description `replaced`: characters were lost before (U+FFFD, or bytes that the encoding doesn’t have). `control`: control
         *     characters, usually from another encoding. `twice_encoded`: UTF-8 that was read as Windows-1252, as in “MÃ¼nchen”.
         * @enum {string}
         */
        SheetDamageKind: "replaced" | "control" | "twice_encoded";
        /**
         * @description Cells with damaged text. Another `encoding` may repair them. A row is refused if its name or a text that would
         *     be imported is damaged.
         */
        SheetDamage: {
            count: components["schemas"]["Count"];
            /** @description The first 20. */
            cells: {
                /** @description The number of the row in the file. */
                row: number;
                /** @description The position of the column, from 0. */
                column: number;
                /** @description The cell as spreadsheets name it, such as `C7`. */
                cell: string;
                kind: components["schemas"]["SheetDamageKind"];
                /** @description The beginning of its text. */
                text: string;
            }[];
        };
        /**
         * @description A field of a row.
         * @enum {string}
         */
        SheetField: "name" | "country" | "address" | "url" | "description";
        SheetFault: {
            /** @description The number of the row in the file. */
            row: number;
            /** @description The position of the column, from 0; null for the whole row. */
            column: number | null;
            /** @description The cell as spreadsheets name it, such as `C7`. */
            cell: string | null;
            field: components["schemas"]["SheetField"] | null;
            /**
             * @description `refused`: the row isn’t imported. `left_out`: the row is imported without this value.
             * @enum {string}
             */
            effect: "refused" | "left_out";
            /** @description The beginning of its text. */
            text: string;
            /** @description What is wrong, in the language of the reply. */
            reason: string;
        };
        SpreadsheetPreview: {
            /** @enum {string} */
            format: "csv" | "xlsx";
            /** @description The worksheets of a workbook, in its order; empty for CSV. */
            sheets: components["schemas"]["SheetOfWorkbook"][];
            /** @description The name of the sheet that was read; null for CSV. */
            sheet: string | null;
            /** @description The encoding in which the file was read; null for a workbook. */
            encoding: components["schemas"]["TextEncoding"] | null;
            /** @description The number of the row with the headings. */
            heading_row: number;
            /** @description The first rows with any text, to choose the row of headings from. */
            top_rows: components["schemas"]["SheetTopRow"][];
            columns: components["schemas"]["SheetColumn"][];
            mapping: components["schemas"]["SheetMapping"];
            /** @description The number of rows by status; all are 0 until a column is assigned to the names. */
            counts: {
                new: components["schemas"]["Count"];
                known: components["schemas"]["Count"];
                listed: components["schemas"]["Count"];
                alike: components["schemas"]["Count"];
                repeated: components["schemas"]["Count"];
                refused: components["schemas"]["Count"];
            };
            /** @description The first 200, with those that need attention first. */
            rows: components["schemas"]["SheetPreviewRow"][];
            damage: components["schemas"]["SheetDamage"];
            fault_count: components["schemas"]["Count"];
            /** @description The first 200 cells that can’t be imported, by row; those that refuse their row first. */
            faults: components["schemas"]["SheetFault"][];
        };
        /**
         * @description `running` and `undoing`: in progress. `done`: imported. `stopped`: stopped by the member. `failed`: ended by an
         *     error. `undone`: undone, except for what others use. Rows that a `stopped` or `failed` import has imported stay.
         * @enum {string}
         */
        SpreadsheetImportState: "running" | "done" | "stopped" | "failed" | "undoing" | "undone";
        SpreadsheetUndone: {
            /** @description No longer listed. */
            unlisted: number;
            /** @description No longer in the catalogue. */
            removed: number;
            /** @description The number that stays. */
            kept_count: number;
            /** @description The first two hundred that stay, by name. */
            kept: {
                id: components["schemas"]["Uuid"];
                name: string;
                /**
                 * @description `judged`: others confirmed or disputed the link; `used`: others use it; `changed`: it was edited.
                 * @enum {string}
                 */
                because: "used" | "changed" | "judged";
            }[];
        };
        SpreadsheetImport: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["SheetKind"];
            /** @description The product or company; null if it no longer exists. */
            target: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
            file_name: string;
            state: components["schemas"]["SpreadsheetImportState"];
            /** @description The number of rows; while undoing, of items to undo. */
            rows: number;
            /** @description The number of these that are done. */
            rows_done: number;
            /** @description Created and listed. */
            created: number;
            /** @description Existing ones, now listed. */
            added: number;
            /** @description Already listed before. */
            listed: number;
            /** @description Skipped or repeated. */
            skipped: number;
            /** @description Rows with errors. */
            refused: number;
            /** Format: date-time */
            started: string;
            /**
             * Format: date-time
             * @description The time until which it can be undone; null if there is nothing to undo.
             */
            undo_until: string | null;
            /** @description The result of undoing it; null before. */
            undone: components["schemas"]["SpreadsheetUndone"] | null;
        };
        SpreadsheetImportList: {
            results: components["schemas"]["SpreadsheetImport"][];
        } & components["schemas"]["List"];
        /** @enum {string} */
        ExportTable: "suppliers" | "materials" | "applications" | "concentration" | "potential-customers" | "product-followers" | "company-products" | "company-people" | "company-followers" | "vendors" | "customers" | "connections" | "followed-products" | "products" | "analytics" | "analytics-products" | "publisher-report" | "publisher-widgets";
        ReportDraft: {
            target: components["schemas"]["ReportTarget"];
            reason: components["schemas"]["ReportReason"];
            /**
             * Format: text
             * @description A comment in your own words.
             */
            text?: string;
        };
        /** @description The author or member. */
        CaseMember: {
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            /** Format: uri-reference */
            image: string | null;
            suspended: boolean;
        };
        ReasonCount: {
            reason: components["schemas"]["ReportReason"];
            count: components["schemas"]["Count"];
        };
        /** @description The content when it was reported. */
        ReportSnapshot: {
            /** @description The name of the author or member. */
            name: string;
            text: string;
            /** @description The name of the post’s file. */
            file: string | null;
            /**
             * Format: date-time
             * @description The time it was written or last edited; null for a member.
             */
            at: string | null;
        };
        /**
         * @description `dismiss`: nothing is wrong. `hide`: visible only to its author; `restore` undoes it. `suspend`: the member
         *     can’t sign in, and the member’s content is hidden; `lift` undoes it.
         * @enum {string}
         */
        Decision: "dismiss" | "hide" | "restore" | "suspend" | "lift";
        ModerationCase: {
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            status: "open" | "closed";
            /** @description The number of decisions. */
            version: number;
            target: components["schemas"]["ReportTarget"];
            /**
             * @description The current state; `gone` means that its author removed it.
             * @enum {string}
             */
            state: "visible" | "hidden" | "gone";
            member: components["schemas"]["CaseMember"];
            /** @description Most frequent first. */
            reasons: components["schemas"]["ReasonCount"][];
            report_count: components["schemas"]["Count"];
            snapshot: components["schemas"]["ReportSnapshot"];
            /**
             * Format: date-time
             * @description The time of the first report.
             */
            added: string;
            /** Format: date-time */
            last_reported: string;
            last_decision: components["schemas"]["Decision"] | null;
        };
        ModerationCaseList: {
            results: components["schemas"]["ModerationCase"][];
        } & components["schemas"]["List"];
        CaseReport: {
            id: components["schemas"]["Uuid"];
            reason: components["schemas"]["ReportReason"];
            text: string;
            /** Format: date-time */
            added: string;
            /** @description Null if the reporter has left. */
            reporter: components["schemas"]["CaseReporter"] | null;
            snapshot: components["schemas"]["ReportSnapshot"];
        };
        CaseDecision: {
            id: components["schemas"]["Uuid"];
            decision: components["schemas"]["Decision"];
            reason: components["schemas"]["ReportReason"] | null;
            note: string;
            /** Format: date-time */
            added: string;
            /** @description The moderator’s name; null if that member has left. */
            moderator: string | null;
        };
        /** @description A case with its context and history. */
        ModerationCaseDetail: components["schemas"]["ModerationCase"] & {
            /** @description The possible decisions. */
            possible: components["schemas"]["Decision"][];
            /** @description Newest first, up to a hundred. */
            reports: components["schemas"]["CaseReport"][];
            /** @description The current post, or the post of the comment; otherwise null, and if it’s permanently gone. */
            post: components["schemas"]["Post"] | null;
            /** @description The current event; otherwise absent, and if it’s gone. */
            event?: components["schemas"]["Event"];
            /** @description Comments around the reported one, or the newest of the post; newest first, including hidden ones. */
            comments: components["schemas"]["Comment"][];
            /** @description In chronological order. */
            decisions: components["schemas"]["CaseDecision"][];
            /** @description Other cases about the same item or member, newest first, up to twenty. */
            earlier: components["schemas"]["ModerationCase"][];
        };
        DecisionDraft: {
            decision: components["schemas"]["Decision"];
            /** @description Required for `hide` and `suspend`; the author is informed. */
            reason?: components["schemas"]["ReportReason"];
            /**
             * Format: text
             * @description Only for moderators.
             */
            note?: string;
            /** @description The version of the case that you read. */
            version: number;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        Readiness: {
            /** @enum {string} */
            status: "ready" | "starting" | "stopping" | "failing";
            checks: {
                /**
                 * @description `read_only`: the database responds, but accepts no changes; the process is ready for requests that
                 *     only read.
                 * @enum {string}
                 */
                database: "ok" | "read_only" | "failing";
                /**
                 * @description `failing`: announcements of other processes don't arrive, so messages and notifications would come
                 *     late. The usual cause is a connection pooler in transaction mode.
                 * @enum {string}
                 */
                announcements: "ok" | "failing";
            };
        };
        /** @description An OpenAPI 3.1 document. */
        Contract: {
            /** @constant */
            openapi: "3.1.0";
            info: Record<string, never>;
            paths: Record<string, never>;
        };
    };
    responses: {
        /** @description The request can’t be parsed, or its path or query is invalid. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not signed in, or the token is invalid. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The signed-in user lacks the right or the plan, the token lacks the scope, or another site sent the request. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A product with that name exists (plain text, exactly this), or the same request is still running. */
        ProductExists: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "text/plain": "Product already exist.";
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large; the message names the limit, and `fields` the file of a form. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the body isn’t supported; the message names the supported ones. */
        UnsupportedType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field of the body is invalid, or refers to something that doesn’t exist. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. */
        TooMany: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A server error. Nothing was changed. */
        Failure: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Not possible right now, and nothing was changed: the server is busy (`overloaded`), the database is read-only
         *     (`read_only`; reading still works) or unavailable (`unavailable`), or the request took too long (`timed_out`).
         */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The same request, by its Idempotency-Key, is still running. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is invalid. The operation doesn’t require signing in. */
        TokenInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token lacks the scope, or tokens aren’t accepted here. */
        TokenRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not found, or not visible to you. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description A product with that name exists (plain text, exactly this), or someone else edited the product in the
         *     meantime.
         */
        ProductEdited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "text/plain": "Product already exist.";
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The product has suppliers, followers or links. */
        ProductInUse: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The link already exists, or the same request is still running. */
        AlreadyLinked: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description You already have an open report about it, or the same request is still running. */
        AlreadyReported: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Someone else decided in the meantime, or the same request is still running. */
        AlreadyDecided: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A company with that name exists (plain text, exactly this), or the same request is still running. */
        CompanyExists: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "text/plain": "Company already exist.";
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description A company with that name exists (plain text, exactly this), or someone else edited the company in the
         *     meantime.
         */
        CompanyEdited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "text/plain": "Company already exist.";
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Your request or objection already awaits a moderator, or the same request is still running. */
        LinkCaseWaits: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The video provider returned an unexpected reply. Nothing was changed. */
        VideosUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server supports another version of the tus protocol. */
        OtherTus: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The upload continues at another offset. */
        OtherOffset: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The post was edited in the meantime; read it again for the current version. */
        PostEdited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A different message was already sent with this ID. */
        MessageIdUsed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many sign-in attempts. A page with a link back if the browser asks for one. */
        TooManySignIns: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "text/html": string;
            };
        };
        /** @description Signing in isn’t possible right now. A page with a link back if the browser asks for one. */
        UnavailableSignIn: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "text/html": string;
            };
        };
        /** @description A colleague replied, or changed the reply, in the meantime. */
        AnsweredMeanwhile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The payment provider returned an unexpected reply. Nothing was changed. */
        PaymentsUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
         *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
         *     `idempotency_in_progress`.
         * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
         */
        IdempotencyKey: string;
        /**
         * @description The maximum number per page.
         * @example 50
         */
        Limit: number;
        /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
        Cursor: components["schemas"]["Cursor"];
        /**
         * @description The ID of the product.
         * @example d53ae804-391b-573e-ba6d-76a128774728
         */
        ProductId: components["schemas"]["Uuid"];
        /**
         * @description The search text: words in any order, or their beginnings, with typos, synonyms, or an identifier in any
         *     notation (a CAS or HS number, a formula, a grade).
         * @example silica
         */
        SearchQuery: string;
        /**
         * @description Whether to count facets; only on the first page.
         * @example true
         */
        WithFacets: boolean;
        /**
         * @description The ID of the edit.
         * @example 0198c1c2-7a55-7d6e-8f4b-2f3f0d7a5c11
         */
        EditId: components["schemas"]["Uuid"];
        /**
         * @description The ID of the document.
         * @example 0198c1c2-8b10-7c3e-9a52-6d1f0e7a4b21
         */
        DocumentId: components["schemas"]["Uuid"];
        /**
         * @description Whether the other end supplies the product or goes into it (from there, the product is an application).
         * @example supplier
         */
        LinkKind: "supplier" | "material";
        /**
         * @description The company that supplies the product, or its raw material.
         * @example a8899a0b-0d32-538f-9678-7b8c6a589106
         */
        LinkedId: components["schemas"]["Uuid"];
        /**
         * @description Open ones, or decided ones.
         * @example open
         */
        CaseStatus: "open" | "closed";
        /**
         * @description The ID of the company.
         * @example a8899a0b-0d32-538f-9678-7b8c6a589106
         */
        CompanyId: components["schemas"]["Uuid"];
        /**
         * @description Only posts that are listed because of a product, a company or a member that you follow. All posts if left out.
         * @example products
         */
        FeedFrom: "products" | "companies" | "people";
        /**
         * @description Only posts about products in this sector. All sectors if left out.
         * @example optical-fiber
         */
        FeedSector: components["schemas"]["Sector"];
        /**
         * @description The number of posts to skip (FEED-012).
         * @example 0
         */
        FeedStart: number;
        /**
         * @description The maximum number of posts.
         * @example 10
         */
        FeedSize: number;
        /**
         * @description The ID of the member.
         * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
         */
        UserId: components["schemas"]["Uuid"];
        /**
         * @description Only posts with this content: a link, a video (a file or a link), a picture, or a document (GAP-022). All
         *     posts if left out.
         * @example image
         */
        FeedContent: components["schemas"]["ContentKind"];
        /**
         * @description The version of the tus protocol; any other than 1.0.0 returns 412.
         * @example 1.0.0
         */
        TusResumable: string;
        /**
         * @description The post.
         * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
         */
        PostId: components["schemas"]["Uuid"];
        /**
         * @description The number of comments to skip.
         * @example 0
         */
        CommentStart: number;
        /**
         * @description The maximum number of comments (FEED-047).
         * @example 5
         */
        CommentSize: number;
        /**
         * @description The comment.
         * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1c01
         */
        CommentId: components["schemas"]["Uuid"];
        /**
         * @description The comment whose replies to list. Top-level comments if left out.
         * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1c01
         */
        RepliesTo: components["schemas"]["Uuid"];
        /**
         * @description The maximum number of comments (FEED-047).
         * @example 5
         */
        DiscussionLimit: number;
        /**
         * @description The `token=` parameter of the link in the email.
         * @example hY3sQm0Zk7n1xVtB9cLrWfDq2Ee5uTgJ8oPa4iKy6lNwMvRbXzSd
         */
        OptOutToken: components["schemas"]["OptOutToken"];
        /**
         * @description The event.
         * @example 86275098-68be-5a6b-baaf-dc3118201fa5
         */
        EventId: components["schemas"]["Uuid"];
        /**
         * @description Only what is related to the viewer.
         * @example true
         */
        Related: boolean;
        /** @description The ID of the company. */
        ExhibitorId: components["schemas"]["Uuid"];
        /**
         * @description The chat.
         * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
         */
        ChatId: components["schemas"]["ChatId"];
        /**
         * @description The search text.
         * @example silica
         */
        SearchText: string;
        /**
         * @description The maximum number of results.
         * @example 10
         */
        SearchLimit: number;
        /**
         * @description The quote request.
         * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
         */
        QuoteId: components["schemas"]["Uuid"];
        /**
         * @description The first day, in UTC; defaults to 27 days before the last. Up to 731 days before the last.
         * @example 2026-09-07
         */
        AnalyticsFrom: string;
        /**
         * @description The last day, in UTC; defaults to today.
         * @example 2026-09-20
         */
        AnalyticsTo: string;
        /**
         * @description How days are grouped.
         * @example week
         */
        AnalyticsBy: components["schemas"]["AnalyticsPeriod"];
        /**
         * @description The case.
         * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1d01
         */
        CaseId: components["schemas"]["Uuid"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request in our logs.
         * @example 0192f7c4-8d1e-7a02-b0a6-5f1f6f0b9e77
         */
        RequestId: string;
        /**
         * @description The problem with the token (RFC 6750); absent if none was sent.
         * @example Bearer error="invalid_token"
         */
        WwwAuthenticate: string;
        /**
         * @description The token’s remaining requests, and the seconds until they’re reset.
         * @example "reads"; r=1187; t=42
         */
        RateLimit: string;
        /**
         * @description The token’s number of requests, and the period in seconds.
         * @example "reads"; q=1200; w=60; pk=:ZTg3OWJkY2JiNDVm:
         */
        RateLimitPolicy: string;
        /**
         * @description Seconds to wait before trying again.
         * @example 42
         */
        RetryAfter: number;
        /**
         * @description The number of bytes that have arrived.
         * @example 1048576
         */
        UploadOffset: number;
        /**
         * @description The total number of bytes.
         * @example 8388608
         */
        UploadLength: number;
        /**
         * @description The version of the tus protocol.
         * @example 1.0.0
         */
        TusVersion: string;
        /**
         * @description Forever, because a file never changes under its name; files of posts and calendars must be revalidated.
         * @example public, max-age=31536000, immutable
         */
        CacheControl: string;
        /**
         * @description Whether to save the reply as a file, and its name.
         * @example attachment; filename="millrace-2026-09-15.json"
         */
        ContentDisposition: string;
        /**
         * @description The version of the file.
         * @example "p7Q2kL9vXr4TnB8wZs1Ey6"
         */
        ETag: string;
        /**
         * @description The URL to open next, on the web host.
         * @example http://localhost:3000/networkFeed/global
         */
        Location: string;
        /**
         * @description Sets or clears the session cookie.
         * @example millrace_session=Zk3bq0VwYt1uXo5cH8nDsA; Path=/; HttpOnly; SameSite=Lax
         */
        SessionCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductDraft"];
            };
        };
        responses: {
            /** @description The new product. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ProductExists"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProductForId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductDraft"];
            };
        };
        responses: {
            /** @description The product already exists. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRef"];
                };
            };
            /** @description The new product. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only products in this sector.
                 * @example optical-fiber
                 */
                sector?: components["schemas"]["Sector"];
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecommendedProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to five products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendedProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProductEdited"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProductInUse"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    browseProducts: {
        parameters: {
            query?: {
                /**
                 * @description The search text: words in any order, or their beginnings, with typos, synonyms, or an identifier in any
                 *     notation (a CAS or HS number, a formula, a grade).
                 * @example silica
                 */
                q?: components["parameters"]["SearchQuery"];
                /**
                 * @description Only these sectors.
                 * @example [
                 *       "optical-fiber"
                 *     ]
                 */
                sector?: components["schemas"]["Sector"][];
                /**
                 * @description Only these kinds.
                 * @example [
                 *       "chemical"
                 *     ]
                 */
                kind?: components["schemas"]["ProductKind"][];
                /**
                 * @description Only products with suppliers in these countries.
                 * @example [
                 *       "JP"
                 *     ]
                 */
                country?: components["schemas"]["SearchedCountry"][];
                /**
                 * @description Only products with this many suppliers.
                 * @example [
                 *       "several"
                 *     ]
                 */
                supply?: components["schemas"]["SupplyStatus"][];
                /**
                 * @description Only products that the viewer follows; nothing for guests.
                 * @example true
                 */
                followed?: boolean;
                /**
                 * @description The sort order. Defaults to `relevance` with `q`, otherwise to `name`. Without `q`, `relevance` means
                 *     `followers`.
                 * @example suppliers
                 */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description Whether to count facets; only on the first page.
                 * @example true
                 */
                facets?: components["parameters"]["WithFacets"];
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSectors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sectors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sector.
                 * @example green-hydrogen
                 */
                id: components["schemas"]["Sector"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sector. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductEdits: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of edits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreProductEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The ID of the edit.
                 * @example 0198c1c2-7a55-7d6e-8f4b-2f3f0d7a5c11
                 */
                editId: components["parameters"]["EditId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditRestore"];
            };
        };
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProductEdited"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addProductDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductDocumentForm"];
            };
        };
        responses: {
            /** @description The document. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeProductDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The ID of the document.
                 * @example 0198c1c2-8b10-7c3e-9a52-6d1f0e7a4b21
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBulkProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkProducts"];
            };
        };
        responses: {
            /** @description A status for each item, in the order sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkProductResultList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLinkEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whether the other end supplies the product or goes into it (from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or its raw material.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkEvidenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whether the other end supplies the product or goes into it (from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or its raw material.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLinkSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whether the other end supplies the product or goes into it (from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or its raw material.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkSource"];
            };
        };
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkEvidenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whether the other end supplies the product or goes into it (from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or its raw material.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkEvidenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    judgeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whether the other end supplies the product or goes into it (from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or its raw material.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkVerdictDraft"];
            };
        };
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkEvidenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawVerdict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whether the other end supplies the product or goes into it (from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or its raw material.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkEvidenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConcentration: {
        parameters: {
            query?: {
                /**
                 * @description `inputs`: what goes into the product. `uses`: what it goes into.
                 * @example inputs
                 */
                direction?: "inputs" | "uses";
                /**
                 * @description The number of levels. The default is 3.
                 * @example 3
                 */
                depth?: number;
                /**
                 * @description A country whose suppliers are all lost.
                 * @example CN
                 */
                without?: components["schemas"]["SearchedCountry"];
                /**
                 * @description `risk`: what is cut off first, then single sources, then the highest index; products without a known
                 *     supplier come last. `level`, `name`: ascending. `suppliers`, `countries`: fewest first.
                 * @example risk
                 */
                sort?: "risk" | "level" | "name" | "suppliers" | "countries";
                /**
                 * @description The maximum number of products per page.
                 * @example 200
                 */
                limit?: number;
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcentrationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSuppliers: {
        parameters: {
            query?: {
                /**
                 * @description `premium`: premium suppliers first, then by name. `country` and `company`: by that name. `contacts`: most
                 *     contacts first; suppliers with withheld contacts come last, so that the order reveals nothing.
                 * @example premium
                 */
                sort?: "premium" | "country" | "company" | "contacts";
                /**
                 * @description The maximum number of suppliers.
                 * @example 4
                 */
                limit?: number;
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of suppliers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSupplier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierDraft"];
            };
        };
        responses: {
            /** @description The new supplier, as listed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyLinked"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    countSuppliers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                productId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPotentialCustomers: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of potential customers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PotentialCustomerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    postYoutubeActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YoutubeDraft"];
            };
        };
        responses: {
            /** @description The new activity. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    postStatusActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusDraft"];
            };
        };
        responses: {
            /** @description The new activity. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    flagDuplicate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateDraft"];
            };
        };
        responses: {
            /** @description Reported. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateFlag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyReported"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDuplicateCases: {
        parameters: {
            query?: {
                /**
                 * @description Open ones, or decided ones.
                 * @example open
                 */
                status?: components["parameters"]["CaseStatus"];
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateCaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideDuplicate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The report.
                 * @example 4f6f0a51-52a8-5a0c-8f5e-0b1a7c3d9e01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateDecisionDraft"];
            };
        };
        responses: {
            /** @description Decided. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDecided"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addStream: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Stream"];
            };
        };
        responses: {
            /** @description The new link. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyLinked"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkRawMaterial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkPayload"];
            };
        };
        responses: {
            /** @description The new link, with the stored names of the products. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyLinked"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRawMaterials: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of raw materials. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RawMaterialList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addOwnCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyDraft"];
            };
        };
        responses: {
            /** @description The company’s ID. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CompanyExists"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLinkCases: {
        parameters: {
            query?: {
                /**
                 * @description Open ones, or decided ones.
                 * @example open
                 */
                status?: components["parameters"]["CaseStatus"];
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests and objections. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkCaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideLinkCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The request or objection.
                 * @example 7c1f6f52-6d2c-5e52-9a41-2b6f0c9e5a01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkDecisionDraft"];
            };
        };
        responses: {
            /** @description Decided. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDecided"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyCreation"];
            };
        };
        responses: {
            /** @description The new company. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CompanyExists"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReply"];
                };
            };
            /** @description The company with the pending proposal. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyProposed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CompanyEdited"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyProducts: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCompanyLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CompanyLogoForm"];
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCompanyCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CompanyCoverForm"];
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyEmployees: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    browseCompanies: {
        parameters: {
            query?: {
                /**
                 * @description The search text: words in any order, or their beginnings, with typos, synonyms, or an identifier in any
                 *     notation (a CAS or HS number, a formula, a grade).
                 * @example silica
                 */
                q?: components["parameters"]["SearchQuery"];
                /**
                 * @description Only these countries.
                 * @example [
                 *       "SE"
                 *     ]
                 */
                country?: components["schemas"]["SearchedCountry"][];
                /**
                 * @description Only these types.
                 * @example [
                 *       "manufacturer"
                 *     ]
                 */
                type?: components["schemas"]["CompanyType"][];
                /**
                 * @description Only companies with one of these certificates or statements that hasn’t ended.
                 * @example [
                 *       "iso-9001"
                 *     ]
                 */
                certificate?: components["schemas"]["CertificateScheme"][];
                /**
                 * @description Only companies in these sectors, or that supply a product in them.
                 * @example [
                 *       "optical-fiber"
                 *     ]
                 */
                sector?: components["schemas"]["Sector"][];
                /**
                 * @description Only companies with verified people.
                 * @example true
                 */
                verified?: boolean;
                /**
                 * @description Only companies with a paid plan.
                 * @example true
                 */
                premium?: boolean;
                /**
                 * @description Only companies that the viewer follows; nothing for guests.
                 * @example true
                 */
                followed?: boolean;
                /**
                 * @description The sort order. Defaults to `relevance` with `q`, otherwise to `name`. Without `q`, `relevance` means
                 *     `products`.
                 * @example products
                 */
                sort?: components["schemas"]["CompanySort"];
                /**
                 * @description Whether to count facets; only on the first page.
                 * @example true
                 */
                facets?: components["parameters"]["WithFacets"];
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueCompanyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    countCompaniesByCountry: {
        parameters: {
            query?: {
                /**
                 * @description The search text: words in any order, or their beginnings, with typos, synonyms, or an identifier in any
                 *     notation (a CAS or HS number, a formula, a grade).
                 * @example silica
                 */
                q?: components["parameters"]["SearchQuery"];
                /**
                 * @description Only these countries.
                 * @example [
                 *       "SE"
                 *     ]
                 */
                country?: components["schemas"]["SearchedCountry"][];
                /**
                 * @description Only these types.
                 * @example [
                 *       "manufacturer"
                 *     ]
                 */
                type?: components["schemas"]["CompanyType"][];
                /**
                 * @description Only companies with one of these certificates or statements that hasn’t ended.
                 * @example [
                 *       "iso-9001"
                 *     ]
                 */
                certificate?: components["schemas"]["CertificateScheme"][];
                /**
                 * @description Only companies in these sectors, or that supply a product in them.
                 * @example [
                 *       "optical-fiber"
                 *     ]
                 */
                sector?: components["schemas"]["Sector"][];
                /**
                 * @description Only companies with verified people.
                 * @example true
                 */
                verified?: boolean;
                /**
                 * @description Only companies with a paid plan.
                 * @example true
                 */
                premium?: boolean;
                /**
                 * @description Only companies that the viewer follows; nothing for guests.
                 * @example true
                 */
                followed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCountryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your own link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkWords"];
            };
        };
        responses: {
            /** @description Awaiting a moderator. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LinkCaseWaits"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    objectToLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
                /**
                 * @description The member who is listed with the company.
                 * @example 52e42a08-9244-575d-8d5b-6b8bd388e56f
                 */
                userId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkWords"];
            };
        };
        responses: {
            /** @description Awaiting a moderator. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkObjection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LinkCaseWaits"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyEdits: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of edits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCompanyEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
                /**
                 * @description The ID of the edit.
                 * @example 0198c1c2-7a55-7d6e-8f4b-2f3f0d7a5c11
                 */
                editId: components["parameters"]["EditId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditRestore"];
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CompanyEdited"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyProposals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending proposals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyProposalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideCompanyProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
                /**
                 * @description The proposal.
                 * @example 0198d0d3-5b11-7c2e-9a77-3f1e2d4c5b6a
                 */
                proposalId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acceptance"];
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CompanyEdited"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadProductImage: {
        parameters: {
            query: {
                /**
                 * @description The pictures to upload.
                 * @example image
                 */
                type: "image";
            };
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductImageForm"];
            };
        };
        responses: {
            /** @description The product’s pictures, the new one last. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductImages"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGlobalFeed: {
        parameters: {
            query?: {
                /**
                 * @description Only posts that are listed because of a product, a company or a member that you follow. All posts if left out.
                 * @example products
                 */
                from?: components["parameters"]["FeedFrom"];
                /**
                 * @description Only posts about products in this sector. All sectors if left out.
                 * @example optical-fiber
                 */
                sector?: components["parameters"]["FeedSector"];
                /**
                 * @description The number of posts to skip (FEED-012).
                 * @example 0
                 */
                start?: components["parameters"]["FeedStart"];
                /**
                 * @description The maximum number of posts.
                 * @example 10
                 */
                size?: components["parameters"]["FeedSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserFeed: {
        parameters: {
            query?: {
                /**
                 * @description Only posts with this content: a link, a video (a file or a link), a picture, or a document (GAP-022). All
                 *     posts if left out.
                 * @example image
                 */
                content?: components["parameters"]["FeedContent"];
                /**
                 * @description The number of posts to skip (FEED-012).
                 * @example 0
                 */
                start?: components["parameters"]["FeedStart"];
                /**
                 * @description The maximum number of posts.
                 * @example 10
                 */
                size?: components["parameters"]["FeedSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductFeed: {
        parameters: {
            query?: {
                /**
                 * @description The number of posts to skip (FEED-012).
                 * @example 0
                 */
                start?: components["parameters"]["FeedStart"];
                /**
                 * @description The maximum number of posts.
                 * @example 10
                 */
                size?: components["parameters"]["FeedSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyFeed: {
        parameters: {
            query?: {
                /**
                 * @description The number of posts to skip (FEED-012).
                 * @example 0
                 */
                start?: components["parameters"]["FeedStart"];
                /**
                 * @description The maximum number of posts.
                 * @example 10
                 */
                size?: components["parameters"]["FeedSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLatestCompanyPosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest posts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestPostList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostForm"];
            };
        };
        responses: {
            /** @description The post. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["VideosUnavailable"];
        };
    };
    createVideoUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoUploadDraft"];
            };
        };
        responses: {
            /** @description The URL for the upload. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoUploadReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["VideosUnavailable"];
        };
    };
    removeVideoUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The upload.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1d01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canceled. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["VideosUnavailable"];
        };
    };
    getVideoUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the tus protocol; any other than 1.0.0 returns 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /**
                 * @description The upload.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1d01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of bytes that have arrived, and the total. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Length": components["headers"]["UploadLength"];
                    "Tus-Resumable": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["OtherTus"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendVideo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The version of the tus protocol; any other than 1.0.0 returns 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
                /**
                 * @description The number of bytes sent before; any value other than what has arrived returns 409.
                 * @example 1048576
                 */
                "Upload-Offset": number;
            };
            path: {
                /**
                 * @description The upload.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1d01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Tus-Resumable": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherOffset"];
            412: components["responses"]["OtherTus"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    restorePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostForm"];
            };
        };
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PostEdited"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["VideosUnavailable"];
        };
    };
    tagPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostTags"];
            };
        };
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostLikes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its likes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostLikes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    likePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlikePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLikedPosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description IDs of posts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikedPosts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description The number of comments to skip.
                 * @example 0
                 */
                start?: components["parameters"]["CommentStart"];
                /**
                 * @description The maximum number of comments (FEED-047).
                 * @example 5
                 */
                size?: components["parameters"]["CommentSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentDraft"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
                /**
                 * @description The comment.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1c01
                 */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscussion: {
        parameters: {
            query?: {
                /**
                 * @description The comment whose replies to list. Top-level comments if left out.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1c01
                 */
                reply_to?: components["parameters"]["RepliesTo"];
                /**
                 * @description The maximum number of comments (FEED-047).
                 * @example 5
                 */
                limit?: components["parameters"]["DiscussionLimit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinDiscussion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscussionDraft"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
                /**
                 * @description The comment.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1c01
                 */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlikeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
                /**
                 * @description The comment.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1c01
                 */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The previous versions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostVersionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareByEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailShare"];
            };
        };
        responses: {
            /** @description Sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailShareReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteToProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInvitation"];
            };
        };
        responses: {
            /** @description Sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailShareReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteToCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInvitation"];
            };
        };
        responses: {
            /** @description Sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailShareReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailOptOut: {
        parameters: {
            query: {
                /**
                 * @description The `token=` parameter of the link in the email.
                 * @example hY3sQm0Zk7n1xVtB9cLrWfDq2Ee5uTgJ8oPa4iKy6lNwMvRbXzSd
                 */
                token: components["parameters"]["OptOutToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address and its state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailOptOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    setEmailOptOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailOptOutChange"];
            };
        };
        responses: {
            /** @description The updated state of the address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailOptOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    signImageUpload: {
        parameters: {
            query?: {
                /**
                 * @description The picture’s media type. Required only for a JPEG.
                 * @example image/png
                 */
                file_type?: "image/jpeg" | "image/png";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL for the upload. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    putUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed part of `signedRequest`.
                 * @example eyJuIjoicDdRMmtMOXYifQ.Zk3bq0VwYt1uXo5cH8nDsA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
            };
        };
        responses: {
            /** @description Stored. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file’s name, which can’t be guessed (GAP-099).
                 * @example p7Q2kL9vXr4TnB8wZs1Ey6.png
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "video/mp4": string;
                    "video/webm": string;
                    "application/pdf": string;
                    "application/vnd.ms-powerpoint": string;
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                };
            };
            /** @description The requested range. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "video/mp4": string;
                    "video/webm": string;
                    "application/pdf": string;
                    "application/vnd.ms-powerpoint": string;
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            /** @description The requested range lies outside the file. */
            416: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description How the events are related to `id` or `ids`.
                 * @example product
                 */
                type?: "product" | "company" | "user";
                /**
                 * @description The ID of the product, company or member.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id?: components["schemas"]["Uuid"];
                /**
                 * @description IDs of products or companies, separated by commas; up to 50.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                ids?: string;
                /**
                 * @description Another event that shares a product or an exhibitor with the listed ones; it isn’t listed itself. Use
                 *     instead of `type`.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                related_to?: components["schemas"]["Uuid"];
                /**
                 * @description An event to leave out.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                except?: components["schemas"]["Uuid"];
                /**
                 * @description Part of the name or location.
                 * @example Turin
                 */
                text?: string;
                /**
                 * @description The sector of one of its products.
                 * @example optical-fiber
                 */
                sector?: components["schemas"]["Sector"];
                /**
                 * @description The country's ISO 3166-1 alpha-2 code.
                 * @example IT
                 */
                country?: string;
                /**
                 * @description A month in which it takes place, in the calendar of its location.
                 * @example 2027-02
                 */
                month?: string;
                /**
                 * @description With a `month`, the last month of a range.
                 * @example 2027-05
                 */
                until_month?: string;
                /**
                 * @description Only events with an exhibitor that supplies a product with this name, synonym or identifier. Typos are corrected
                 *     as in a search.
                 * @example helium
                 */
                supplies?: string;
                /**
                 * @description The maximum number of events (NAV-026).
                 * @example 10
                 */
                limit?: number;
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EventForm"];
            };
        };
        responses: {
            /** @description The event. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EventForm"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventVotes: {
        parameters: {
            query?: {
                /**
                 * @description Only what is related to the viewer.
                 * @example true
                 */
                related?: components["parameters"]["Related"];
                /**
                 * @description Only attendees with this RSVP, regardless of case and spaces.
                 * @example Going
                 */
                vote?: components["schemas"]["EventVoteText"];
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attendees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventVotes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    voteForEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventVoteDraft"];
            };
        };
        responses: {
            /** @description The updated counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventVoteState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventExhibitors: {
        parameters: {
            query?: {
                /**
                 * @description Only what is related to the viewer.
                 * @example true
                 */
                related?: components["parameters"]["Related"];
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEventExhibitors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventExhibitorsDraft"];
            };
        };
        responses: {
            /** @description The first page of companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeEventExhibitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
                /** @description The ID of the company. */
                companyId: components["parameters"]["ExhibitorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    tagEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventTags"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawEventVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventVoteState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    setEventReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventReminderState"];
            };
        };
        responses: {
            /** @description The reminder. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReminderState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All calendars. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendar"];
            };
        };
        responses: {
            /** @description The calendar. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The calendar.
                 * @example 4c1b1f6e-90a7-4b7e-8a77-2d5f0a6f1c11
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of the link.
                 * @example 4c1b1f6e-90a7-4b7e-8a77-2d5f0a6f1c113f0f0d6f7d3c5b8e9a1c2d4e6f8091a2b3c4d5e6f708192a3b4c5d6e7f80910a
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar (RFC 5545). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerForChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatUserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChats: {
        parameters: {
            query?: {
                /**
                 * @description The text in “Search messages”.
                 * @example preform
                 */
                text?: string;
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rooms. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatRoomList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    startChatRoom: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRoomDraft"];
            };
        };
        responses: {
            /** @description The room. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatRoomReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChatMessages: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages, with the room. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    markChatRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatReadDraft"];
            };
        };
        responses: {
            /** @description The updated state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatReadReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageDraft"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MessageIdUsed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendChatFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChatFileForm"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MessageIdUsed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["VideosUnavailable"];
        };
    };
    addChatPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatPeopleDraft"];
            };
        };
        responses: {
            /** @description The room with its people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatRoomReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    muteChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMuteDraft"];
            };
        };
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatRoomReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveChatRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You left. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameChatRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatNameDraft"];
            };
        };
        responses: {
            /** @description The room. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatRoomReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchChatMessages: {
        parameters: {
            query: {
                /**
                 * @description From three characters on.
                 * @example draw trials
                 */
                text: string;
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The chat.
                 * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatHitList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowedProducts: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    followProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowRequest"];
            };
        };
        responses: {
            /** @description Followed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowRequest"];
            };
        };
        responses: {
            /** @description Unfollowed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowers: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of followers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowedCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The followed companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedCompanies"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    followCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowCompanyRequest"];
            };
        };
        responses: {
            /** @description Followed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyFollowReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unfollowed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVendors: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies or members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    countVendors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies or members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    countCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies or members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    connect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionDraft"];
            };
        };
        responses: {
            /** @description Connected. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    countConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the connection. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    disconnect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disconnected. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    block: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockDraft"];
            };
        };
        responses: {
            /** @description Blocked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the connection. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unblocked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPeople: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of results.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The search text.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyFollowers: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of followers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, and the key by which the device recognizes the server. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushDevice"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    endPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Turned off. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAlertSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, or the defaults for a member who never changed them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAlertSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertSettings"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    openNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsOpened"];
            };
        };
        responses: {
            /** @description Marked as read. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Signed in or refused; see the `Location` header. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManySignIns"];
            503: components["responses"]["UnavailableSignIn"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    startLinkedinLogin: {
        parameters: {
            query?: {
                /** @description The path on the web host to open after signing in. */
                return_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page to open next. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    finishLinkedinLogin: {
        parameters: {
            query?: {
                /** @description The authorization code. */
                code?: string;
                /** @description The state, unchanged. */
                state?: string;
                /** @description The provider’s error code. */
                error?: string;
                /** @description The reason, for the log. */
                error_description?: string;
                /** @description The provider’s issuer identifier. */
                iss?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in or refused; see the `Location` header. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    registerEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description What to do next. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WizardRegistration"];
            };
        };
        responses: {
            /** @description Signed up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Sent, if a sign-up was waiting. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Signed up, if the address was available. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VerifyForm"];
            };
        };
        responses: {
            /** @description Verified or refused; see the `Location` header. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    readLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description What the link is for, or why it doesn’t work. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Sent, if the account exists. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description The password was set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeUpdate"];
            };
        };
        responses: {
            /** @description The updated profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileDraft"];
            };
        };
        responses: {
            /** @description The updated profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingState"];
            };
        };
        responses: {
            /** @description The updated profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The address.
                 * @example free@millrace.example
                 */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailRecordReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadUserImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImageForm"];
            };
        };
        responses: {
            /** @description The picture. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserImageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SecondFactorForm"];
            };
        };
        responses: {
            /** @description Signed in or refused; see the `Location` header. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManySignIns"];
            503: components["responses"]["UnavailableSignIn"];
            default: components["responses"]["Failure"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyLoginReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your ways to sign in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Security"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session.
                 * @example 4b7e0f5e-2c0f-4a53-9d0e-6c1f7a1d2e3f
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reauthentication"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCode"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reauthentication"];
            };
        };
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reauthentication"];
            };
        };
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyDraft"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The passkey.
                 * @example 8c1d2e3f-4b7e-4f5e-9d0e-6c1f7a1d2c0f
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reauthentication"];
            };
        };
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessTokenDraft"];
            };
        };
        responses: {
            /** @description The token, with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token.
                 * @example 2f6f0f3b-7d10-4c55-9a43-0192f7c48d1e
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            /** @description The selected language. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    logLanding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InquiryForm"];
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuoteRequests: {
        parameters: {
            query: {
                /** @example received */
                box: "sent" | "received";
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of quote requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuoteRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quote request.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteRequestReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuoteAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quote request.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/msword": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/vnd.ms-excel": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuoteRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quote request.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["QuoteAnswerForm"];
            };
        };
        responses: {
            /** @description The quote request with the reply. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteRequestReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AnsweredMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuoteAnswerAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quote request.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
                /**
                 * @description The supplier that replied.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                companyId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/msword": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/vnd.ms-excel": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnalytics: {
        parameters: {
            query?: {
                /**
                 * @description The first day, in UTC; defaults to 27 days before the last. Up to 731 days before the last.
                 * @example 2026-09-07
                 */
                from?: components["parameters"]["AnalyticsFrom"];
                /**
                 * @description The last day, in UTC; defaults to today.
                 * @example 2026-09-20
                 */
                to?: components["parameters"]["AnalyticsTo"];
                /**
                 * @description How days are grouped.
                 * @example week
                 */
                by?: components["parameters"]["AnalyticsBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analytics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    countEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyticsEvents"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalChange"];
            };
        };
        responses: {
            /** @description The updated plan. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["PaymentsUnavailable"];
        };
    };
    startCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL of the checkout. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["PaymentsUnavailable"];
        };
    };
    openPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL of the session. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["PaymentsUnavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All invoices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team without its owner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamEmails"];
            };
        };
        responses: {
            /** @description The updated team. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The seat in the team.
                 * @example 7d0f6a44-0b7e-4f0b-9f3a-1f0f7f1d2a01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendTeamInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The seat in the team.
                 * @example 7d0f6a44-0b7e-4f0b-9f3a-1f0f7f1d2a02
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerTeamInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation.
                 * @example 7d0f6a44-0b7e-4f0b-9f3a-1f0f7f1d2a03
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acceptance"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTestPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription of the test checkout.
                 * @example 0c1f7f0e-53a3-4d2f-9a55-6f3f0d3bb0a4
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    actOnTestPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription of the test checkout.
                 * @example 0c1f7f0e-53a3-4d2f-9a55-6f3f0d3bb0a4
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TestPaymentAction"];
            };
        };
        responses: {
            /** @description Redirects to the web host. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    matchArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleDraft"];
            };
        };
        responses: {
            /** @description The matches, most frequent first, or none. Up to a hundred are listed; `count` is the total. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleMatchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkEmbedPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmbedPreflightForm"];
            };
        };
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedPreflight"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    countEmbedEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmbedEvents"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublisherSites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublisherSiteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPublisherSite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPublisherSite"];
            };
        };
        responses: {
            /** @description The site. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublisherSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePublisherSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The site.
                 * @example 7c1d0c5e-2f0b-4a53-9d39-5b8f6b0c9e21
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    provePublisherSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The site.
                 * @example 7c1d0c5e-2f0b-4a53-9d39-5b8f6b0c9e21
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublisherSiteProof"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublisherReport: {
        parameters: {
            query?: {
                /**
                 * @description The first day, in UTC; defaults to 27 days before the last. Up to 731 days before the last.
                 * @example 2026-09-07
                 */
                from?: components["parameters"]["AnalyticsFrom"];
                /**
                 * @description The last day, in UTC; defaults to today.
                 * @example 2026-09-20
                 */
                to?: components["parameters"]["AnalyticsTo"];
                /**
                 * @description How days are grouped.
                 * @example week
                 */
                by?: components["parameters"]["AnalyticsBy"];
            };
            header?: never;
            path: {
                /**
                 * @description The site.
                 * @example 7c1d0c5e-2f0b-4a53-9d39-5b8f6b0c9e21
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublisherReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchOwnCompany: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of results.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The search text.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Results, best first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of results.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The search text.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching products, or none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCompanies: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of results.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The search text.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching companies, or none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchProductsAndCompanies: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of results.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The search text.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching products and companies, or none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description The search text: words in any order, or their beginnings, with typos, synonyms, or an identifier in any
                 *     notation (a CAS or HS number, a formula, a grade).
                 * @example silica
                 */
                q: string;
                /**
                 * @description The kind to list first.
                 * @example products
                 */
                category?: components["schemas"]["SearchCategory"];
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results, or none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveLinks: {
        parameters: {
            query?: {
                /**
                 * @description IDs of products.
                 * @example [
                 *       "d53ae804-391b-573e-ba6d-76a128774728"
                 *     ]
                 */
                product?: components["schemas"]["Uuid"][];
                /**
                 * @description IDs of companies.
                 * @example [
                 *       "a8899a0b-0d32-538f-9678-7b8c6a589106"
                 *     ]
                 */
                company?: components["schemas"]["Uuid"][];
                /**
                 * @description IDs of events.
                 * @example []
                 */
                event?: components["schemas"]["Uuid"][];
                /**
                 * @description IDs of posts.
                 * @example []
                 */
                post?: components["schemas"]["Uuid"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they lead to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedThingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest: {
        parameters: {
            query?: {
                /**
                 * @description The search text: words in any order, or their beginnings, with typos, synonyms, or an identifier in any
                 *     notation (a CAS or HS number, a formula, a grade).
                 * @example silica
                 */
                q?: components["parameters"]["SearchQuery"];
                /**
                 * @description Only this kind; all kinds if left out.
                 * @example products
                 */
                category?: components["schemas"]["SearchCategory"];
                /**
                 * @description The maximum number.
                 * @example 10
                 */
                limit?: number;
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. There’s only one page, so `cursor` isn’t used yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenInvalid"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved searches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchDraft"];
            };
        };
        responses: {
            /** @description The saved search. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The saved search.
                 * @example 4f0b7a10-6c1e-5d2b-9a3f-0d5e8c7b6a11
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The saved search.
                 * @example 4f0b7a10-6c1e-5d2b-9a3f-0d5e8c7b6a11
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchChange"];
            };
        };
        responses: {
            /** @description The updated saved search. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewSpreadsheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SpreadsheetForm"];
            };
        };
        responses: {
            /** @description What would happen with each row. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpreadsheetPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    importSpreadsheet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SpreadsheetForm"];
            };
        };
        responses: {
            /** @description The import, which has started. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpreadsheetImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSpreadsheetImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpreadsheetImportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TokenRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSpreadsheetImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the import, from its reply.
                 * @example 9a0d5f0e-6a55-5d0f-8b7e-2f4f1c6f3e01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpreadsheetImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoSpreadsheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the import, from its reply.
                 * @example 9a0d5f0e-6a55-5d0f-8b7e-2f4f1c6f3e01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import, which is being undone. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpreadsheetImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopSpreadsheetImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the import, from its reply.
                 * @example 9a0d5f0e-6a55-5d0f-8b7e-2f4f1c6f3e01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpreadsheetImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnRefusedRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SpreadsheetForm"];
            };
        };
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTable: {
        parameters: {
            query?: {
                /**
                 * @description The ID of the product, company or publisher’s site; not needed for your own tables.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id?: components["schemas"]["Uuid"];
                /**
                 * @description The file format.
                 * @example csv
                 */
                format?: "csv" | "xlsx";
                /**
                 * @description The first day, in UTC; defaults to 27 days before the last. Up to 731 days before the last.
                 * @example 2026-09-07
                 */
                from?: components["parameters"]["AnalyticsFrom"];
                /**
                 * @description The last day, in UTC; defaults to today.
                 * @example 2026-09-20
                 */
                to?: components["parameters"]["AnalyticsTo"];
                /**
                 * @description How days are grouped.
                 * @example week
                 */
                by?: components["parameters"]["AnalyticsBy"];
                /**
                 * @description Of a concentration, as `getConcentration` takes it.
                 * @example inputs
                 */
                direction?: "inputs" | "uses";
                /**
                 * @description Of a concentration, as `getConcentration` takes it.
                 * @example 3
                 */
                depth?: number;
                /**
                 * @description Of a concentration, as `getConcentration` takes it.
                 * @example CN
                 */
                without?: components["schemas"]["SearchedCountry"];
            };
            header?: never;
            path: {
                /**
                 * @description The table: of the product or company given by `id`, or your own.
                 * @example suppliers
                 */
                table: components["schemas"]["ExportTable"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportDraft"];
            };
        };
        responses: {
            /** @description Reported. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyReported"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModerationCases: {
        parameters: {
            query?: {
                /**
                 * @description Open ones, or decided ones.
                 * @example open
                 */
                status?: components["parameters"]["CaseStatus"];
                /**
                 * @description The maximum number per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the previous page. Opaque; any other text returns 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationCaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getModerationCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The case.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1d01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationCaseDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, a new one for each thing to create; valid for 24 hours. The same key with another body
                 *     returns 422 `idempotency_key_reused`; while the first request is running, the reply is 409
                 *     `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The case.
                 * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1d01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionDraft"];
            };
        };
        responses: {
            /** @description Decided. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationCaseDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDecided"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Failure"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Failure"];
            /** @description Not ready. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.1 document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOutboxMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The email.
                 * @example 0c1f7f0e-53a3-4d2f-9a55-6f3f0d3bb0a4
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
