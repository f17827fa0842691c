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
         * @description Names are trimmed and unique without regard to case. A taken name answers 409 in plain text, exactly
         *     `Product already exist.` (DIFF-022); other conflicts answer the error schema.
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
         * Create a product, or find the one of that name, for its id
         * @description For dialogs that link to a product by name: answers the bare `{id, name}` of a new product (201) or, when one
         *     of that name exists already, of that one, unchanged (200).
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
         * All products
         * @description By name, in pages.
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
         * Five products that one may want to follow
         * @description The nearest in the value chain to those that one follows or that one’s company supplies, whatever the direction of
         *     the links, and neither of these themselves (GAP-085): fewest steps first, at equal steps those with most links to
         *     the step before, then the most followed, then by name. Steps end at six. Where that gives fewer than five, the most
         *     followed of all others fill the places.
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * One product
         * @description With the counts that its tabs and tiles show. With a session, `following` is the viewer's own.
         */
        get: operations["getProduct"];
        /**
         * Change what is said of a product
         * @description Only for users of the company that the operator configured as editor (GAP-059); others get 403. A field that is
         *     left out stays as it is. With a `version` that is no longer the product's, 409 `edited_meanwhile`
         *     (GAP-058).
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Delete a product that nothing hangs on
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
         * The catalogue: products by what a buyer filters and compares
         * @description For guests too. Filters of one name are alternatives, those of different names all hold. Facets count what each
         *     value would leave under the filters of the other names. Where `count` or a facet is above 10,000 it may be an
         *     estimate, and `estimated` says so. With `q` the order is relevance, and each entry says in `match` what was found.
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
         * The eight sectors, and how much there is of each
         * @description In their usual order, with the numbers of the whole catalogue.
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
         * Read what there is of a sector
         * @description Its value chain from materials to end uses, the products most supplied and most wanted, companies, events to come
         *     and posts. Posts and events are those that the viewer may read.
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Who changed what of a product
         * @description Newest first, each with what stood there before (GAP-058).
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The edit.
                 * @example 0198c1c2-7a55-7d6e-8f4b-2f3f0d7a5c11
                 */
                editId: components["parameters"]["EditId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put back what an edit has changed
         * @description Sets the fields that the edit changed to what stood there before it, as a new edit. For those who may change
         *     products (GAP-058, GAP-059). Refused with 409 `edited_meanwhile` when `version` is no longer the product's.
         */
        put: operations["restoreProductEdit"];
        post?: never;
        delete?: never;
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
         * Add many products to one's own company
         * @description Each entry is a product's id, `{id}`, or `{name, description}`. Products that don't exist are created, then
         *     all are added to the signed-in user's company as what it supplies. Every entry gets its own status; one bad
         *     entry doesn't stop the others (GAP-071). A user without a company gets 403 `company_required`.
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
                 * @description Whether the other end supplies the product, or goes into it (seen from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or the product that it is made of.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        /**
         * What a link of the catalogue rests on
         * @description Who added it, when and from which source, and who confirms or disputes it, for members.
         */
        get: operations["getLinkEvidence"];
        put?: never;
        post?: never;
        /**
         * Remove a wrong link
         * @description For who added the link and for moderators; companies and products stay (GAP-087). It can be put back.
         */
        delete: operations["removeLink"];
        options?: never;
        head?: never;
        /**
         * Name the source of a link
         * @description For who added the link and for moderators.
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
                 * @description Whether the other end supplies the product, or goes into it (seen from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or the product that it is made of.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put a removed link back
         * @description As it was, with who added it and its evidence; for who removed it and for moderators. Idempotent.
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
                 * @description Whether the other end supplies the product, or goes into it (seen from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or the product that it is made of.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                otherId: components["parameters"]["LinkedId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm or dispute a link
         * @description Each member has one verdict on a link; another takes its place. Disputing it asks for a reason.
         */
        put: operations["judgeLink"];
        post?: never;
        /**
         * Withdraw one's own verdict on a link
         * @description Idempotent.
         */
        delete: operations["withdrawVerdict"];
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Who supplies a product
         * @description Guests get the first page only, at most 5 rows, without contacts and without a `LastEvaluatedKey`, and 401
         *     when they send a cursor (GAP-060). The Free plan names every supplier, but withholds the contacts of all but the
         *     first four in the default order, whatever the order asked for (GAP-076); not those of one's own company.
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
         * @description The ids decide; the names are accepted for older clients. The link's `type` follows from the company's own
         *     type (GAP-044). A link that exists answers 409.
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
         * How many companies supply a product
         * @description The number of all suppliers, whoever asks.
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Who may buy a product
         * @description The companies that supply its applications; `supp` is how many of these each supplies, most first, then by
         *     name (GAP-082). Limited as the suppliers are: guests get at most 5 names and no second page, the Free plan
         *     `supp` and people of the first four only.
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * What members posted about a product
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
         * Post a YouTube video about a product
         * @description `youtube` is a link or the bare video id; a link is cut at `v=` (PROD-053). `id` and `name` are the product's;
         *     the id decides.
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
         * Post a text about a product
         * @description The text is text, never markup. `id` and `name` are the product's; the id decides.
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
         * Flag a product or company that is in the catalogue twice
         * @description Moderators decide whether the two are one. Each member has one open flag of a pair, and twenty flags a day. Who
         *     flagged is told to moderators alone (GAP-088).
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
         * What members take for the same product or company twice
         * @description Open ones come the oldest first, closed ones the newest decision first. For moderators (GAP-088).
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
                 * @description The flag.
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
         * @description A merge gives all that the one has to the other, to which its address leads from then on; what the other has
         *     already stays. It settles all open flags of the pair. Undoing it puts the one back; what was added or changed
         *     since stays with the other. Each decision is kept for ever in the log. Where somebody else was quicker, the reply
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
         * Link two products, seen from either side
         * @description `ADD_RAW` makes the child a raw material of the parent, `ADD_APPLICATION` makes it an application of the
         *     parent. A product cannot be linked with itself (422); a link that exists answers 409.
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
         * @description Used for both: from a product's page as raw material or as application. The ids decide; the names are
         *     accepted for older clients. The same rules as for `addStream`.
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * What a product is made of and made with
         * @description Raw materials and equipment, by name.
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Where a product ends up
         * @description Its direct applications and end products, by name. `childApplications` says whether a tree has more to open
         *     below an entry.
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
         * Add the company that one works for
         * @description Adds it to the catalogue; the member is linked to it by saving the profile. A taken name answers 409 in plain text.
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
         * Requests to be verified as one of a company's people, and objections against one
         * @description Open ones come the oldest first, closed ones the newest decision first; each with what was decided before about
         *     the same member and company. For moderators (GAP-089).
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
         * Decide on a member's link to a company
         * @description Each is decided once, kept for ever in the log, and told to those whom it concerns. Where somebody else was
         *     quicker, the reply is 409 `already_decided` (GAP-089).
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
         * @description A taken name answers 409 in plain text. With `addAsSupplier` the company becomes a supplier of the product named by
         *     `product_id` at once; `product_name` is accepted for older clients and not used.
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * One company
         * @description The country stands beside the item as well as in it, as older clients read it there (API-093).
         */
        get: operations["getCompany"];
        /**
         * Change what is said of a company
         * @description Any member may (PERM-005); who changed what, and what stood there before, is kept and can be restored (GAP-058). A
         *     field that is left out stays as it is. With `version`, which every reply has, a change is refused with 409
         *     `edited_meanwhile` once somebody else has changed the company; nothing is lost on either side.
         *
         *     Name and website of a company with verified people, and of the editors' own, are set by those people, editors and
         *     moderators. From others they are a proposal, which waits until one of these decides: 202. All else of the form is
         *     changed at once.
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * What a company supplies
         * @description By name.
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the logo of a company
         * @description A square. JPEG or PNG by its content, at most 10 MB; turned upright, freed of metadata such as the location, and made
         *     as large as it is shown. `original_image` is kept beside it, so that another part can be cut. Any member may; the
         *     former picture is kept and can be restored (GAP-058).
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the cover of a company
         * @description Four times as wide as high (GAP-032). JPEG or PNG by its content, at most 10 MB; turned upright, freed of metadata such as the location, and made
         *     as large as it is shown. `original_image` is kept beside it, so that another part can be cut. Any member may; the
         *     former picture is kept and can be restored (GAP-058).
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Who is listed as a contact of a company
         * @description Those who have linked themselves to it (GAP-089), by name. `connected` says whether the reader follows them.
         *     The Free plan names the first four (`limited` is `plan`), a guest gets `designations` instead of people
         *     (`sign_in`); `Count` is of all. Who is verified to work there sees everybody, whatever the plan.
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
         * The directory: companies by what a buyer filters and compares
         * @description For guests too. As `/api/v2/products`. With `q` companies are found by their name and description, and by what they
         *     supply: `matching_products` names it.
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
         * @description For the map, under the filters of `/api/v2/companies`.
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * How one stands to a company
         * @description Whether one is listed as its contact, and whether that is verified: by an e-mail address of the domain of its
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a moderator to verify that one works for a company
         * @description For who is linked to it and not verified, and for whom a moderator has ended the link. One waits at a time, and
         *     ten a day are taken (GAP-089).
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
                 * @description The company.
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
         * Object to somebody's being listed with one's company
         * @description For who is listed with the company. A moderator decides; the member is told that somebody objects, not who. Where
         *     a verified member objects to one who is not, that one is not listed until it is decided (GAP-089).
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Who changed what of a company
         * @description Newest first, each with what stood there before (GAP-058).
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
                /**
                 * @description The edit.
                 * @example 0198c1c2-7a55-7d6e-8f4b-2f3f0d7a5c11
                 */
                editId: components["parameters"]["EditId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put back what an edit has changed
         * @description Sets the fields that the edit changed to what stood there before it, as a new edit. For those who are listed with
         *     the company (GAP-058). Refused with 409 `edited_meanwhile` when `version` is no longer the company's.
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * What members propose to change of a company
         * @description Names and websites that wait for the company's verified people, an editor or a moderator to decide, newest first. Each
         *     member has at most one; the newest 50 are answered.
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
                 * @description The company.
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
         * Accept or decline what a member proposes
         * @description Accepting makes it an edit of the company; declining changes nothing. For the company's verified people, editors and
         *     moderators; who has proposed it may take it back by declining. 409 where another company has the name by now.
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
         * @description Takes the original and the cropped picture in one form. Both are checked by content, not by name (JPEG or
         *     PNG, at most 10 MB each), turned upright, and freed of metadata such as the location (GAP-098).
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
         * One's own feed
         * @description Posts about the products and companies that one follows, of one's connections, and one's own; newest first, each once.
         *     Never one that one may not see (DIFF-001).
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * What a member posted
         * @description Newest first. To others only what is public.
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * What was posted about a product
         * @description Public posts, and one's own private ones; newest first. Guests get the newest 10 and no second page (GAP-029).
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * What was posted about a company
         * @description Posts that tag it, as the feed of a product.
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * The newest posts about a company
         * @description At most three, for a summary.
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
         * Post something
         * @description A post needs a text or a medium, and has one medium at most (FEED-025). Lists are sent as JSON text. Files are told by
         *     their content: pictures are JPEG or PNG of at most 10 MB, turned upright and freed of metadata; PDFs, presentations and
         *     videos have at most 25 MB. Larger videos are sent resumably before (`createVideoUpload`) and named here by
         *     `video_upload`: a video in our own store becomes the post's medium, the link of one at a provider is appended to the
         *     text (FEED-032).
         *     `userId` is accepted for older clients and not used (GAP-051).
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
         * Begin to send a video
         * @description Answers an address that takes the video's bytes by the protocol tus 1.0, in as many requests as it needs: `HEAD` says
         *     how much has arrived, `PATCH` goes on from there. The address is our own, and belongs to the session's member, or that
         *     of a video provider where one is configured (GAP-021). A video that no post names within a day is forgotten, and so is
         *     the oldest of more than three that are under way.
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
         * Give a video up
         * @description What has arrived of it is forgotten, here or at the provider. One that a post names is no upload any more.
         */
        delete: operations["removeVideoUpload"];
        options?: never;
        /**
         * How much of a video has arrived
         * @description As tus has it. Whoever did not begin the upload is answered that there is none.
         */
        head: operations["getVideoUpload"];
        /**
         * Send a part of a video
         * @description As tus has it: the bytes from `Upload-Offset` on. What arrives before a connection is cut is kept. Once all of it is
         *     there its content is looked at: what is no MP4, MOV or WebM video answers 415 and is forgotten (GAP-098).
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
         * A post
         * @description A private post is answered to its author, to members whom it mentions, and to members of companies that it tags; to
         *     everybody else there is none (DIFF-001).
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Remove one's own post
         * @description Its comments and likes are gone with it. It can be restored for ten minutes.
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
         * Bring one's own removed post back
         * @description Within ten minutes of its removal; later there is no such post. Idempotent.
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
         * Edit one's own post
         * @description Replaces text, mentions, visibility and tags by what is sent: what is not sent stays as it is, and an empty list of tags
         *     takes them all off. A medium stays unless another one is sent or `remove_media` is `true`. What is left must not be
         *     empty. With a `based_on` that is no longer the post's `edited`, 409 `edited_meanwhile`.
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
         * Tag products and companies on one's own post
         * @description Adds to the tags that are there; each counts once. They are taken off by an edit (`updatePost`).
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
         * Who likes a post
         * @description At most 50, the newest first; `count` counts all.
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
         * No longer like a post
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * The posts that one likes
         * @description Ids of the newest 1,000, for marking them (FEED-015). One's own only.
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
         * The comments of a post
         * @description Newest first.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a post
         * @description Adds a comment below a post that the viewer may read, and notifies whom it concerns.
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
         * Remove a comment
         * @description By its author, or the author of the post (GAP-053).
         */
        delete: operations["removeComment"];
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
         * Share something by e-mail
         * @description Writes to each address, once however often it is named, in the member's name: answers go to the member. What is
         *     typed is sent as plain text. One of `post_id`, `product_id`, `company_id` and `user_id` says what is shared. A post
         *     that the member may not read does not exist; of a private one the mail holds the address alone, which opens for
         *     those only who may read it (DIFF-001, GAP-052). Whoever asked never to be written to gets nothing, and nobody is
         *     told who that is (GAP-095). A member has 10 addresses a call, 20 mails an hour and 50 a day; what goes beyond is
         *     refused whole, with 429, and `fields` says how many are left (GAP-101).
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
         * Invite to follow a product
         * @description Writes to each address, once however often it is named, in the member's name: answers go to the member. Whether an
         *     address is a member's nobody is told. Whoever asked never to be written to gets nothing (GAP-095), and the limits
         *     are those of sharing by e-mail (GAP-101).
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
         * Invite to follow a company
         * @description Writes to each address, once however often it is named, in the member's name: answers go to the member. Whether an
         *     address is a member's nobody is told. Whoever asked never to be written to gets nothing (GAP-095), and the limits
         *     are those of sharing by e-mail (GAP-101).
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
         * Whether an address is never to be written to
         * @description For the page behind the link that stands in each mail that a member has sent, and in each alert. Reading changes
         *     nothing: programs that look at mail follow links.
         */
        get: operations["getEmailOptOut"];
        /**
         * Never to be written to again, or to take that back
         * @description Of a mail that a member has sent it holds for every such mail to the address, not for those about an account of its
         *     own; of an alert for all alerts of the account, whose settings stay for when they are wanted again. Asks for no
         *     login: whoever has the link has the mailbox. Idempotent.
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
         * An address to send a picture to
         * @description Answers an address that takes one PUT of a picture of the named type, by whoever holds it, within 15 minutes,
         *     and the address under which the picture is found from then on. As what it answers is a right, it is refused with 403
         *     `cross_site` where a browser says that another site asks.
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
         * Send the picture
         * @description The body is the file. Its content must be of the type that was signed, at most 10 MB. A used, expired or
         *     forged address answers 403.
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
                 * @description The file's name, which cannot be guessed (GAP-099).
                 * @example p7Q2kL9vXr4TnB8wZs1Ey6.png
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * A file
         * @description Never changes under its name, so it may be cached for ever. Sniffing is off, and no file ever runs as a page.
         *     Parts may be asked for, as video players do.
         *     The file of a post is answered to those only who may read the post, and kept by nobody without asking again (GAP-052).
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
         * Events, the next first
         * @description By `startDate`, ascending (EVT-024). With a `type` those that have not ended and share something with what is named
         *     (GAP-034): a product (`id`, or several in `ids`), a company (`id`, `ids`), or what one follows oneself (`user`, whose
         *     `id` is one's own); or, with `related_to`, a product or an exhibitor with another event. Without either those that
         *     have not ended, or with a `month` all of that month.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description `eventName`, `location`, `startDate`, `endDate` and `details` are required. Lists are sent as JSON text. `details` are
         *     sanitised (GAP-100): what runs, embeds or asks for something is left out. The picture is drawn anew and cropped around
         *     its middle to 16 to 6.75 where it isn't of that shape.
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
         * One event
         * @description Guests are told how many voted what, and not who (GAP-057).
         */
        get: operations["getEvent"];
        /**
         * Edit one's own event
         * @description Its creator only (GAP-056). What is not sent stays; a list that is sent takes the place of the one before. The picture
         *     stays unless another one is sent or `remove_image` is `true`.
         */
        put: operations["updateEvent"];
        post?: never;
        /**
         * Remove one's own event
         * @description Its creator only (GAP-056). Its votes, tags and picture go with it.
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
         * Who attends an event
         * @description By name. Guests are answered the counts alone (`limited` says so). With `related` those only who have to do with one:
         *     one's connections, people of one's vendors, customers and followed companies, and of companies that supply a product
         *     that one follows (GAP-033); that needs a session.
         */
        get: operations["listEventVotes"];
        put?: never;
        /**
         * Say whether one attends
         * @description One vote for each member, which the next one replaces (GAP-057). Idempotent.
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
         * Who exhibits at an event
         * @description Those with most contacts first (EVT-011). With `related` those only that have to do with one: vendors, customers,
         *     followed companies, companies of one's connections, and those that supply a product that one follows (GAP-033); that
         *     needs a session.
         */
        get: operations["listEventExhibitors"];
        put?: never;
        /**
         * Add companies that exhibit
         * @description Any member may; who did is written down (GAP-056). Those that are listed already stay as they are.
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
                /** @description Of the company. */
                companyId: components["parameters"]["ExhibitorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a company from those that exhibit
         * @description Whoever added it may, and the event's creator (GAP-056). What was told of it is taken back. One that is not listed
         *     stays so.
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
         * @description Any member may; who did is written down (GAP-056). Adds to the tags that are there; each counts once.
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
         * Bring one's own removed event back
         * @description Within ten minutes of its removal, as it stood, with its votes, tags and exhibitors (GAP-035); later there is no such
         *     event. Idempotent.
         */
        put: operations["restoreEvent"];
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
         * An event as an iCalendar file
         * @description To be added to one's own calendar (RFC 5545): at its moments, by the clocks of its place, whose zone goes with it. A
         *     start or end in an hour that these clocks show twice is written in UTC.
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
         * One's calendars
         * @description The calendars that one subscribes to by a secret link, one's own first. Nobody else is told of them.
         */
        get: operations["listCalendars"];
        put?: never;
        /**
         * Make a calendar to subscribe to
         * @description With a `product_id` the events of a product that one follows, for as long as one does; without one the events that one
         *     goes to, is interested in, or has created. There is one of each: asked again, it is answered again, with the same link.
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
         * End a calendar's link
         * @description Whoever has the link finds nothing there from now on. A calendar that is made anew has another one. Other members'
         *     calendars answer 404.
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
                 * @description What makes the link secret.
                 * @example 4c1b1f6e-90a7-4b7e-8a77-2d5f0a6f1c113f0f0d6f7d3c5b8e9a1c2d4e6f8091a2b3c4d5e6f708192a3b4c5d6e7f80910a
                 */
                token: string;
            };
            cookie?: never;
        };
        /**
         * A calendar to subscribe to
         * @description For programs that keep calendars, which have no session: the link is what they know. Events of the last year and those
         *     to come, a thousand at most. One that its creator has removed is there for a month as cancelled. After its end, as
         *     for a link that never was, 404.
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
         * @description Idempotent, with an empty body (API-025). Whoever is a member can be written to; the answer says how things
         *     stand, and where the socket is.
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
         * One's rooms
         * @description Newest message first (CHAT-003). With `text`, the rooms of people whose name has a word that begins so, and
         *     those in which it was said: from three characters on, messages are searched too.
         */
        get: operations["listChats"];
        put?: never;
        post?: never;
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
         * What was said in a room
         * @description Newest first; older messages by `LastEvaluatedKey` (GAP-092). A conversation that has not begun answers none.
         *     A chat that names no member, or not oneself, answers 404.
         */
        get: operations["listChatMessages"];
        /**
         * Say how far one has read
         * @description `lastRead` is the `added` of the newest message that was seen. It never goes back, and never beyond the newest
         *     message, so that a clock that is fast does not mark what is yet to come. All tabs of both members are told.
         */
        put: operations["markChatRead"];
        /**
         * Say something
         * @description The first message makes the room (GAP-092); beginning a conversation takes a paid plan and answers 403
         *     `plan_required` without one, replying takes none (DIFF-002). `id` is made by the caller, and takes the place of
         *     an Idempotency-Key: the same message with the same id is said once and answered the same, another one with
         *     that id answers 409 `message_id_used`. 60 messages a minute (GAP-101). Where one of the two has blocked the other,
         *     403 `messages_refused` answers who is blocked, and `member_blocked` who blocks (GAP-097).
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
         * @description As `sendChatMessage`, with one file and with or without words. Files are those of posts: told by their content,
         *     pictures turned upright and freed of metadata, larger videos sent resumably before (`createVideoUpload`) and named by
         *     `video_upload`. They are answered to the two members of the conversation and to nobody else (GAP-054).
         */
        post: operations["sendChatFile"];
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * A member
         * @description What members are told of each other (GAP-055).
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * A member, in the first version's shape
         * @description `secondaryEmail` is answered to the member alone (GAP-055).
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * A member's profile
         * @description What `/profileFeed/{id}` shows.
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
         * The products that one follows
         * @description The one followed last comes first.
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
         * @description Idempotent. `productName` is accepted for older clients and not used; the id decides.
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
         * Stop following a product
         * @description Idempotent. `productName` is accepted for older clients and not used; the id decides.
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Who follows a product
         * @description Newest first. A guest gets the number and up to ten, the same for everybody: first name, initial of the last
         *     name and company, without an id, a picture or a further page (`limited` is `sign_in`).
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
         * Which companies one follows
         * @description A map by company id, as far back as the thousand followed last (DATA-005).
         */
        get: operations["listFollowedCompanies"];
        put?: never;
        /**
         * Follow a company
         * @description Idempotent. Its posts are in one's feed from then on. One's own company is refused with 422 (COMP-019).
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
                 * @description The company.
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
         * Stop following a company
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
         * Who supplies what goes into my company’s products
         * @description The companies that supply raw materials of the products of my company (GAP-081), most contacts first, then by name.
         *     The Free plan is told the contacts of the first four only; the others follow by name.
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
         * How many vendors there are
         * @description As many as the list has.
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
         * Who supplies what my company’s products go into
         * @description The companies that supply applications of the products of my company (GAP-081), most contacts first, then by name.
         *     The Free plan is told the contacts of the first four only; the others follow by name.
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
         * How many customers there are
         * @description As many as the list has.
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
         * One’s connections
         * @description The members that one follows, then the contacts of one’s vendors and customers (GAP-084); each by name. Of the
         *     contacts of one company the Free plan has the first four, as that company’s page has.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Follow a member
         * @description Idempotent. Adds a connection (GAP-083); what the member posts is in one's feed from then on.
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
         * How many connections there are
         * @description As many as the list has.
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Whether one follows a member
         * @description Answers also when the member is not followed.
         */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        /**
         * Stop following a member
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
         * Whom one has blocked
         * @description The newest first. Told to nobody else (GAP-097).
         */
        get: operations["listBlocks"];
        put?: never;
        /**
         * Block a member
         * @description Idempotent. The member's posts and comments are gone from all that one reads, from counts too, and the member's
         *     messages are refused. The member is not told (GAP-097).
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Whether one has blocked a member
         * @description Answers also when the member is not blocked. The member is told nothing.
         */
        get: operations["getBlock"];
        put?: never;
        post?: never;
        /**
         * Stop blocking a member
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
                 * @description What was typed.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        /**
         * Find members by name
         * @description For mentions: one's connections first, then people of companies that one follows where the plan names all contacts
         *     of a company, then others (GAP-072).
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Who follows a company
         * @description Newest first. A guest gets the number and up to ten, the same for everybody: first name, initial of the last
         *     name and company, without an id, a picture or a further page (`limited` is `sign_in`).
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
         * Whether this device shows what one is told
         * @description Each session speaks of its own device.
         */
        get: operations["getPush"];
        /**
         * Have this device show what one is told
         * @description What the browser's `PushManager` has answered. Ends with the session, and when the push service says that the
         *     device is no more. Only addresses of browsers' push services are taken.
         */
        put: operations["setPush"];
        post?: never;
        /**
         * Have this device show nothing any more
         * @description Removes the push subscription of the session that asks; other devices of the member keep theirs.
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
         * What one is mailed about, and how often
         * @description E-mail alerts (GAP-094): of what one is told, and of posts about the products and companies that one follows.
         */
        get: operations["getAlertSettings"];
        /**
         * Say what one is to be mailed about, and how often
         * @description What waits to be mailed follows the new settings. Nothing is mailed twice, whatever they are.
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
         * What happened that concerns one
         * @description The newest 200, newest first (DIFF-027); those older than 180 days are gone (GAP-091). Several alike are one
         *     entry with `others`, until it is read. What one may no longer see is left out.
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
         * Say up to when one has read
         * @description Never moves back, and never beyond the present.
         */
        post: operations["markNotificationsRead"];
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
         * Who is signed in
         * @description Answers one's own record, the only place where these fields are answered at all (GAP-055). A failure means
         *     signed out (API-001).
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
         * Sign in with a normal form post
         * @description Always answers a redirect, whatever the form holds (GAP-036). Success sets the session cookie and leads to
         *     `return_to`, else to the page the user came from, else to the global feed. Failure leads to
         *     `/?loginerror={text}&return_to={path}`, with the same text for an unknown e-mail and a wrong password, and the
         *     page to return to where there is one (DIFF-005). Return addresses are paths on the web host only; any other
         *     is ignored. Ten tries in 15 minutes, then 429, as a page where the browser asks for one.
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
         * @description Ends the session, clears its cookie and leads to `/`. A link on another site does nothing: it is redirected
         *     too, but the session stays (GAP-041). Signing out when signed out is no error.
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
         * @description Leads to LinkedIn (OpenID Connect, authorization code with PKCE, state and nonce). Where LinkedIn is not configured
         *     it leads to `/?loginerror={text}` (GAP-043), and so it does from a page of another site, which signs nobody in
         *     unasked. `return_to` is a path on the web host, as with `POST /auth/login`.
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
         * Come back from LinkedIn
         * @description Success sets the session cookie. An account with the same verified e-mail is the one that is signed in; a
         *     new e-mail becomes a member and begins the onboarding; an unverified one is refused, and so is an account that
         *     its member has taken off, but in a session of that member. Every failure leads to `/?loginerror={text}` (GAP-043).
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
         * Sign up with an e-mail alone
         * @description Sends a link that verifies the address and opens the onboarding. The answer is the same whether or not the address
         *     has an account; its owner gets a fitting e-mail (GAP-040). A cookie says that this browser began the sign-up: its
         *     link asks for nothing more there, and for a new password in any other browser.
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
         * @description Without `token` as `POST /api/v2/registration`, with the fields of the wizard. With the `token` of a verification
         *     link it completes a sign-up that began with an e-mail alone (DIFF-012): `password` is the member's whatever was
         *     said before, the member is signed in, and the link is used up. Refusals carry `data.error` as well (GAP-063).
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
         * @description Sends a new link where a sign-up waits for one, and the older links of that sign-up end. The answer is always the
         *     same (GAP-040).
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
         * @description The member exists once the link of the verification e-mail was followed, within 24 hours. The answer is the same
         *     whether or not the address has an account; its owner gets a fitting e-mail (GAP-040).
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
         * Follow a link of an e-mail
         * @description What the page behind the link posts once its reader pressed the button, or at once in the browser that began what
         *     the link is for. Verifies the address of a sign-up, signs in and leads to `/onboarding` (GAP-038). A browser that
         *     did not begin the sign-up sets the password with it, so that nobody verifies a password of somebody else's; without
         *     one, or with one that can't be taken, this leads back to `/verify?token=`, with `&password=` `short`, `differ`,
         *     `common` or `names`, and uses nothing up. An address that a member changed or added is confirmed, and leads to
         *     `/profile`, or to `/verify?done=email` where that member is not signed in (DIFF-010). A link that told of another
         *     address, a passkey, an authenticator app or LinkedIn takes back what has changed since: it puts both addresses back,
         *     takes off what was added to sign in, ends all sessions, and leads to `/resetpassword?token=`. A link works once, for 24 hours, and until a newer one is sent; otherwise this leads to
         *     `/verify?problem=` `expired`, `replaced`, `done` (within the hour), `used` or `unknown`, with `&of=email` or
         *     `&of=stop` where the link was about such a change.
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
         * Look at a link of an e-mail
         * @description What a link would do, and what this browser has to do for it. Uses nothing up: programs that look at mail open
         *     links, too.
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
         * Ask for a link to set a new password
         * @description The answer is the same whether or not there is such an account (GAP-040). The link is good once, for an hour
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
         * Set a new password by a link
         * @description `token` is that of the link; it stands for a session that is good for this call alone, once, within an hour
         *     (GAP-039). Ends all sessions of the member. Without it, members change their password by `PUT /api/v2/me`, which asks for
         *     the current one (GAP-045), so that this answers 401 or 403.
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
         * One's own profile
         * @description With the e-mail addresses and whether each is verified.
         */
        get: operations["getMe"];
        /**
         * Change one's own profile
         * @description What `/profile` saves. With `companyId` the member belongs to that company, with an empty one to none, and
         *     `company` is shown as typed. Where `companyId` is left out, the name of the company that the member belongs to
         *     leaves the link as it is, and any other ends it.
         *
         *     A changed or added address counts once its link was followed; until then the old one stays (DIFF-010), and is told
         *     at once, with a link that stops the change. An address and a new password need `currentPassword`, or a sign-in
         *     within a quarter of an hour where there is no password (GAP-045). A new password ends the other sessions and all
         *     links that wait, and is told to the member by e-mail. The picture has a call of its own (ACC-053).
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
         * One's own profile, for the wizard
         * @description As `GET /api/v2/me`.
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
         * @description Fields that are left out stay as they are. A new address is taken from a member who has no password and signed in
         *     within a quarter of an hour; others ask for one by `PUT /api/v2/me`. `company_updated` of 1 with `company_id` links the member to that company,
         *     -1 ends the link (ACC-043). `password` is taken from a member who has none yet (ACC-038); others change theirs by
         *     `PUT /api/v2/me`. `website`, `address`, `description` and `company_type` are those of the company, and are
         *     taken while nobody else belongs to it, and from whoever added it. `country` is the member's, and the company's
         *     too where it has none.
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
         * Say that the wizard is done
         * @description The wizard then opens no more by itself (DIFF-013), for good.
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
         * Whether one's own address is verified
         * @description An address that is not one's own answers `false` twice, whether or not somebody has it (GAP-040).
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
         * Set one's own picture
         * @description JPEG or PNG by its content, at most 10 MB; turned upright, freed of metadata such as the location, and made as large
         *     as it is shown. The former picture is deleted.
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
         * @description What the login posts after the password, where the member has an authenticator app: its code, or one of the recovery
         *     codes, each of which works once. The password counts for five minutes, in a sealed cookie. Failure leads back to the
         *     login with a text; ten wrong codes of a network address in 15 minutes answer 429. So do 20 wrong codes of the app in
         *     an hour, counted for the member's browsers that got in by a code before each by itself, and for all other
         *     browsers together; recovery codes go on there.
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
         * Begin to sign in with a passkey
         * @description Answers what the browser asks the authenticator for (WebAuthn). Good for five minutes, in this browser.
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
         * @description Takes what the authenticator answered. A passkey proves both that one has it and that it is oneself, so that no code is
         *     asked for.
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
         * How one signs in
         * @description The second factor, passkeys, and whether there are a password and a LinkedIn account.
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
         * Where one is signed in
         * @description The one that was used last comes first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all sessions but this one.
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
         * Sign out somewhere
         * @description Ends one of one's own sessions; any other answers 404.
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
         * Download what is kept about oneself
         * @description Everything that one has entered or done, as JSON.
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
         * Delete one's own account
         * @description Removes the member, the profile, what was followed, and the posts and comments; what was said in conversations stays as
         *     "Former member" (GAP-046). Asks for the password, or for a recent sign-in from a member who has none, and for the own
         *     e-mail as it is written. Ends all sessions; cannot be undone.
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
         * @description Answers a new secret, which counts once a code of it was confirmed. Asks for the password, or a recent sign-in.
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
         * @description From now on signing in asks for a code. Answers the recovery codes, this once.
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
         * Stop using the authenticator app
         * @description Asks for the password, or a recent sign-in.
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
         * Begin to add a passkey
         * @description Answers what the browser asks the authenticator for (WebAuthn). Asks for the password, or a recent sign-in.
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
         * @description Takes what the authenticator answered.
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
         * @description Asks for the password, or a recent sign-in. Any passkey but one's own answers 404.
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
         * One's personal access tokens
         * @description The newest first; those that have run out for thirty days more. Secrets are not among what is answered.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make a personal access token
         * @description Answers the secret, this once: only its hash is kept. Asks for the password, or a recent sign-in, and tells the
         *     member by e-mail. With twenty tokens that are good, 409 `too_many_tokens`.
         *
         *     A token begins with `mlr_pat_`, goes on with 36 random letters and digits, and ends in six that are their
         *     checksum (CRC-32 in base 62), so that scanners tell a token from what only looks like one.
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
         * @description Ends one of one's own tokens at once; any other answers 404.
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
         * Choose the language of the interface
         * @description Kept with the member, so that it is the same on every device; `language` of `GET /api/v1/current_user`. What members
         *     write is not translated.
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
         * Ask to be invited
         * @description What the landing page sends. The sales desk is told, and the visitor gets an e-mail with the way to sign up.
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
         * Count a visit of the landing page
         * @description Counts visits by day, without anything about who came (GAP-067).
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
         * Tell what one is looking for
         * @description Reaches the sales desk by e-mail. The attachment is PDF, Word or Excel by its content, whatever its name, at most
         *     10 MB. `userId` is ignored: the session says who asks. With a `product_id` it asks for a quote (GAP-025): then
         *     the attachment may have at most 5 MB (DIFF-028), and what a Platinum member asks goes to the listed contacts of
         *     the product's suppliers as well, who answer at `/quotes` (DIFF-003).
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
         * Requests for quotes that one has sent, or that one's company was sent
         * @description The newest first. `received` is for the verified people of a company (GAP-089); for others it is empty.
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
                 * @description The request for a quote.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        /**
         * A request for a quote, with its answers
         * @description For who sent it, with all answers; and for the verified people of a supplier that it was sent to, with that
         *     supplier's own answer. For others there is none (DIFF-003, GAP-089).
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
                 * @description The request for a quote.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        /**
         * What is attached to a request
         * @description For those who may read the request.
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
                 * @description The request for a quote.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a request for a quote
         * @description For the verified people of a supplier that it was sent to, in its name: a company has one answer, and another
         *     takes its place. The buyer is told by notification and e-mail. What was attached stays unless another
         *     file is sent or `remove_attachment` is `true`. Where a colleague has answered meanwhile, the reply is 409
         *     `edited_meanwhile` and nothing is changed (GAP-058).
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
                 * @description The request for a quote.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
                /**
                 * @description The supplier that has answered.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                companyId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * What is attached to an answer
         * @description For who sent the request, and for the supplier's own people.
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
         * How one's company is looked at
         * @description For Platinum (PLAN-008): views, clicks, followers, post reach and requests for quotes of the member's company and of
         *     the products that it supplies, by day, week or month (GAP-077). Days are those of UTC, weeks begin on Monday. What
         *     the company's own people look at is not counted, nor are robots. What happened in the last seconds may be missing.
         *     403 is `plan_required` on other plans, `company_required` without a company, and `company_only` for who is not known
         *     to work there (GAP-089).
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
         * Tell what was looked at
         * @description Pages tell that they are seen, and what was clicked. Only sums by day are kept: nothing about who looked, no address,
         *     no cookie. What does not exist, what robots look at, and what a company's own people look at is left out; the answer
         *     is the same.
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
         * One's plan
         * @description Which plan one has, from where, until when, and what can be done about it (GAP-006). Nobody else is told (GAP-061).
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
         * Cancel a plan, or let it go on
         * @description A plan that is cancelled runs until its term ends, and can be resumed until then. 404 without a plan that was bought here.
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
         * @description Begins a hosted checkout and answers where it is (GAP-079). The plan is granted when the provider says that it was paid,
         *     whatever page one comes back to. Checkouts that were begun before are closed. 409 for who has a plan of their own already.
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
         * Look after how a plan is paid
         * @description Begins a visit to the provider's own pages, where the means of payment are changed. 404 without a plan that was bought here.
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
         * One's invoices
         * @description What one has paid for plans, newest first.
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
         * Who shares one's plan
         * @description Those whom one has invited, in the order in which that was done. Each is `pending`, without a name, until they have
         *     accepted, so that nobody learns by an invitation who has an account. 403 `plan_required` for who has no paid plan of
         *     their own (GAP-005).
         */
        get: operations["listTeam"];
        put?: never;
        /**
         * Invite into one's team
         * @description Takes the addresses of the whole team, those invited before and new ones (API-026). Each new one gets an invitation, and
         *     the plan once registered with it (GAP-047); a member whose address it is accepts or declines first
         *     (`/api/v2/me/teaminvitations`). Who is not named stays: a seat is freed by removing its member. An address that is none, comes twice or is one's own is refused by its place in the list (GAP-048),
         *     and 409 `team_full` names those for which no seat is left.
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
                 * @description The place in the team.
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
         * Take somebody out of one's team
         * @description Frees the seat; who had the plan by it has it no longer (GAP-047). An invitation that waits is revoked. Another's team answers 404.
         */
        delete: operations["removeTeamMember"];
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
         * Who would share their plan with oneself
         * @description Invitations to one's own addresses that one has not answered, oldest first.
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
         * Accept or decline a place in a team
         * @description Accepting gives the plan of who has invited, who sees one's name from then on. Declining frees the seat. An invitation
         *     to somebody else answers 404.
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
         * What the payment provider reports
         * @description For the provider alone: the signature, in the header `Stripe-Signature`, is checked against the body as it came, and an event that is known changes nothing.
         *     What has become of the subscription is then asked of the provider, so that the order of events does not matter. 404 where
         *     no provider is set up.
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
         * A checkout that takes no money, as a page
         * @description Stands in for the provider's pages while none is set up. For development, and for the demonstration on one's own machine:
         *     in production there is nothing here.
         */
        get: operations["getTestPayment"];
        put?: never;
        /**
         * Press a button of that page
         * @description Pays or refuses to, and leads back to the web host.
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
         * @description Names are compared without regard to case, accents, hyphens and, but for those of companies, singular and plural,
         *     as whole words; the longest name wins. A product is also found without the qualifiers after a comma or in
         *     brackets (`Silicon tetrachloride, 6N` by "silicon tetrachloride"), and with the first of them before its name
         *     (`Chlorine, liquefied` by "liquefied chlorine"), unless more than ten products share that part; `matched` says
         *     which part it was. A name of fewer than four letters, and that of a company without its legal form, is found only
         *     where it is written in the case of the name; one of a single character, or of more than twelve words, is not
         *     found. The text is kept nowhere. 60 an hour, together with checks of pages.
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
         * Whether cards work on a page
         * @description Says of a page of somebody else whether our cards work on it by script and in a frame, what stops them, and what
         *     to write instead. Either `address`, which we then read as any visitor would, or `headers` and `html` as they are,
         *     of which one may be missing. Nothing is kept.
         *
         *     An address is read over http and https on their usual ports, where all it resolves to is public; redirects are
         *     followed five times, each held against the same. What cannot be read is refused with 422, naming `address`.
         *
         *     How wide cards are is not told: only a browser knows.
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
         * Tell what became of widgets
         * @description The server of widgets tells which cards it gave to pages of a site, and that one was pressed; our own pages tell that
         *     a link of one led there, and what came of it. Only sums by day are kept, of sites that their publishers have shown
         *     to be theirs: nothing about who looked, no address, no cookie. What does not exist and what robots do is left out;
         *     the answer is the same.
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
         * One's sites with widgets
         * @description The sites whose figures one wants to see, the newest first, each with what shows that it is one's own.
         */
        get: operations["listPublisherSites"];
        put?: never;
        /**
         * Name a site with widgets
         * @description A site is a host that everybody can reach, as `www.trade.example`; path and query of an address are left out, and a
         *     name is the same in capitals, in another script, and with a dot at its end. Asked again for the same host it is
         *     answered again, with the same token. At most 20. Nothing is counted before the site is shown to be one's own.
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
         * Take a site away
         * @description Its figures go with it, unless another member has shown that it is theirs as well. Other members' sites answer 404.
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
         * Show that a site is one's own
         * @description Reads the front page of the site for `<meta name="millrace-site" content="TOKEN">` in its head and, where that is not
         *     there, `/.well-known/millrace-site.txt` for a line with the token, as any visitor would. It holds for 180 days, and is
         *     renewed by asking again. What leads to another host shows nothing of this one. An address that only we could reach
         *     is not read.
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
         * What became of the widgets of a site
         * @description By day, week or month, and by widget. Days are those of UTC, weeks begin on Monday. What happened in the last seconds
         *     may be missing. 403 is `site_not_proven` as long as it is not shown that the site is one's own, or no longer;
         *     other members' sites answer 404.
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
                 * @description What was typed.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        /**
         * Find the company that one works for
         * @description As the search of companies, for the sign-up and the wizard.
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
                 * @description What was typed.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        /**
         * Find products by name
         * @description Best matches first: names that begin with the text, then names with a word that does, then near spellings.
         *     Answers both shapes that clients read, `hits.hits[]` and `Items` (DIFF-023). 60 searches a minute.
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
                 * @description What was typed.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        /**
         * Find companies by name
         * @description Best matches first, as for products. There is no minimum length but one character (PROD-045).
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
                 * @description What was typed.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        /**
         * Find products and companies by name
         * @description Both in one list, best matches first; `_index` tells them apart.
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
         * @description One box for all kinds: what is found of `category` comes first, in pages, and the other kinds follow in `groups`, best
         *     first, with a few entries each. People are found by members alone; posts are those that the viewer may read. With nothing
         *     found in any kind, `advice` says what to try. Products and companies with facets and sorts: `/api/v2/products` and
         *     `/api/v2/companies`, which find the same.
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
    "/api/v2/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while typing
         * @description Names of all kinds that begin with what was typed, or have a word, a synonym or an identifier that does, or are spelt nearly
         *     so. Best first, those of `category` before others. Of an empty text, what most members follow.
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
         * One's saved searches
         * @description Newest first.
         */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search, and be told of what is new in it
         * @description What comes to match from now on is told once: as notification at once, and by mail as often as `frequency` says. The
         *     same search again answers the one that there is, with its new frequency. At most 50 each.
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
         * @description What waits to be mailed of it is not mailed any more. Only one's own; others answer 404.
         */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        /**
         * Rename a saved search, or say how often one is mailed about it
         * @description Only one's own; others answer 404. What is left out stays as it is.
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
         * Say what a spreadsheet would do
         * @description Reads a CSV or XLSX file of suppliers, raw materials or applications of a product, or of what a company supplies,
         *     and writes nothing. Columns are matched by their headings unless `columns` says which is which. Rows that are like
         *     something known (but for legal form, punctuation, plural or a slip of the pen) are to be decided by the member.
         *     A file has at most 10 MB, 20,000 rows and 100 columns, and unfolds to at most 50 MB.
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
         * Do what a spreadsheet says
         * @description Creates what is new and lists it with the product or company, all or nothing but for rows that are refused. The
         *     same file again changes nothing.
         */
        post: operations["importSpreadsheet"];
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
                 * @description The import, as it was answered.
                 * @example 9a0d5f0e-6a55-5d0f-8b7e-2f4f1c6f3e01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo an import
         * @description For the one who has imported, within a day. What was listed is listed no longer, and what was added to the
         *     catalogue is taken out of it. What others have built upon since stays, and is named: links that they have
         *     confirmed or disputed, and what they follow, tag, list or have changed.
         */
        delete: operations["undoSpreadsheet"];
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
         * Get back the rows that cannot be taken
         * @description The same columns in the same form of file, and one column more that says what is wrong. Writes nothing.
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
                 * @description Which table: of the product or company of `id`, or one's own.
                 * @example suppliers
                 */
                table: components["schemas"]["ExportTable"];
            };
            cookie?: never;
        };
        /**
         * A table as a spreadsheet
         * @description All that the member may see of a table, in its order, as CSV or XLSX: what a plan withholds on the page is left out
         *     here too. `from`, `to` and `by` are for analytics and reports of publishers. At most 50,000 rows. In CSV, cells that a spreadsheet would take for formulas begin with an apostrophe.
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
         * @description What is reported is kept as it stands, for the moderators. Nobody but them is told who reported it. Each member
         *     has one open report of a thing, and makes twenty a day at most, unless the operator says otherwise (GAP-096).
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
         * What was reported
         * @description The reports of one thing are a case, until a moderator has decided. Open ones come the oldest first, closed ones
         *     the newest decision first. For moderators, whom only the operator names (PERM-013).
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
         * A case with its context and history
         * @description What was reported, as it was and as it is; who reported it, and why; where it stands, with the comments around it;
         *     what was decided, and the earlier cases of the same thing and of the same member.
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
         * @description Each decision is kept for ever, and told by e-mail to those whom it concerns. `version` is that of the case as it
         *     was read: where somebody else has decided meanwhile, the reply is 409 `already_decided` (GAP-096).
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
         * Is the process alive
         * @description Asks nothing of the database. For supervisors that restart what does not answer.
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
         * Can the process serve
         * @description Asks the database. For load balancers; answers 503 while starting, once stopping, and while the database is
         *     away. A database that takes no changes is named and answers 200, as reading goes on.
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
         * This contract
         * @description The contract that the running server holds to, as JSON.
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
         * This contract as a page to browse
         * @description The reference that people read.
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
         * Mails that were not sent, as a page
         * @description What would have been mailed if a mail server were set, the latest first, and what could not be done in the
         *     background. For development: in production there is nothing here.
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
                 * @description The mail.
                 * @example 0c1f7f0e-53a3-4d2f-9a55-6f3f0d3bb0a4
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * A mail that was not sent, as a page
         * @description Its HTML in a frame without scripts, and its text. In production there is nothing here.
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
         * @description A name as sent. It is trimmed, and must not be blank. Its format `line` is one line of which something can be
         *     seen, without control characters, characters that turn the direction of writing, and halves of characters.
         */
        Name: string;
        /**
         * Format: text
         * @description A description as sent. Plain text; its format `text` is as `line`, of any number of lines.
         */
        Description: string;
        /**
         * @description What a product is: matter that is processed further (`material`), a chemical by its formula (`chemical`), a part
         *     (`component`), what production needs and does not consume (`equipment`), what is used as it is (`end-product`), or
         *     work (`service`).
         * @enum {string}
         */
        ProductKind: "material" | "chemical" | "component" | "equipment" | "end-product" | "service";
        /** @description The kind, or null while nobody has said it. */
        NullableProductKind: components["schemas"]["ProductKind"] | null;
        /** @description Other names of a product, in one language; the same name is kept once. */
        SynonymNames: string[];
        /** @description Other names of a product, by language; a language without any is left out. */
        ProductSynonyms: {
            en?: components["schemas"]["SynonymNames"];
            de?: components["schemas"]["SynonymNames"];
            zh?: components["schemas"]["SynonymNames"];
            ja?: components["schemas"]["SynonymNames"];
            ar?: components["schemas"]["SynonymNames"];
        };
        /** @description As printed on labels, without repeats. */
        IdentifierTexts: string[];
        /**
         * @description By what a product is known in other lists; replaces all that were known. Numbers are checked by their check
         *     digits, and refused by field: `identifiers.cas`, `identifiers.ec`, `identifiers.hs`.
         */
        ProductIdentifiersDraft: {
            /** @description CAS Registry Numbers, as 10026-04-7; the last digit is a check digit. */
            cas?: components["schemas"]["IdentifierTexts"];
            /** @description EC numbers (EINECS, ELINCS, NLP), as 233-054-0; the last digit is a check digit. */
            ec?: components["schemas"]["IdentifierTexts"];
            /** @description Codes of the Harmonized System or a tariff made from it: 4, 6, 8 or 10 digits, with or without dots. */
            hs?: components["schemas"]["IdentifierTexts"];
            /**
             * Format: line
             * @description The chemical formula, as SiCl4 or SiCl₄; null is none.
             */
            formula?: string | null;
            /** @description Part numbers, grades and standards, as G.657.A2. */
            part_numbers?: components["schemas"]["IdentifierTexts"];
        };
        /**
         * @description `desc` and `description` are the same thing, as creation and change name it differently (DIFF-021);
         *     `description` wins when both are sent.
         */
        ProductDraft: {
            name: components["schemas"]["Name"];
            desc?: components["schemas"]["Description"];
            description?: components["schemas"]["Description"];
            kind?: components["schemas"]["NullableProductKind"];
            synonyms?: components["schemas"]["ProductSynonyms"];
            identifiers?: components["schemas"]["ProductIdentifiersDraft"];
        };
        /**
         * Format: uuid
         * @description An id. Ids of imported and demo rows never change from one import to the next.
         */
        Uuid: string;
        /** @description The country's English name, or null when unknown. */
        Country: string | null;
        /** @description The country's ISO 3166-1 alpha-2 code, or null when unknown. */
        CountryCode: string | null;
        /**
         * @description One of the eight sectors that are served.
         * @enum {string}
         */
        Sector: "optical-fiber" | "photovoltaic" | "uv-eb-curing" | "lithium-ion" | "additive-manufacturing" | "carbon-fiber" | "semiconductor" | "green-hydrogen";
        /** @description The sector, or null when none is known. */
        NullableSector: components["schemas"]["Sector"] | null;
        /** @description By what a product is known in other lists. */
        ProductIdentifiers: {
            /** @description CAS Registry Numbers, as 10026-04-7. */
            cas: string[];
            /** @description EC numbers, as 233-054-0. */
            ec: string[];
            /** @description Codes of the Harmonized System, with dots: 2812.19. */
            hs: string[];
            formula: string | null;
            part_numbers: string[];
        };
        /**
         * Format: uri-reference
         * @description An address, absolute or relative to the web host.
         */
        Url: string;
        /** @description A picture by its address. */
        Image: {
            value: components["schemas"]["Url"];
            /** @description In pixels. */
            width?: number;
            /** @description In pixels. */
            height?: number;
        };
        /** @description A number of things. */
        Count: number;
        /** @description What the tabs and tiles of the product's page count. */
        ProductCounts: {
            suppliers: components["schemas"]["Count"];
            raw_materials: components["schemas"]["Count"];
            applications: components["schemas"]["Count"];
            potential_customers: components["schemas"]["Count"];
        };
        /** @description How many things are of a country. */
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
            /** @description Empty when there is none. */
            description: string;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            sector: components["schemas"]["NullableSector"];
            kind: components["schemas"]["NullableProductKind"];
            synonyms: components["schemas"]["ProductSynonyms"];
            identifiers: components["schemas"]["ProductIdentifiers"];
            /** @description Oldest first. Without any, pages draw one from name and sector. */
            original_images: components["schemas"]["Image"][];
            /** @description The square crops, in the order of their originals. */
            crop_images: components["schemas"]["Image"][];
            followers: components["schemas"]["Count"];
            /** @description Whether the viewer follows it; false for guests. */
            following: boolean;
            counts: components["schemas"]["ProductCounts"];
            /** @description Where its suppliers are, most first. Of one product that is asked for by its id; lists leave it out. */
            supplier_countries?: components["schemas"]["CountryCount"][];
            /** @description One more with each change of what is said of it (GAP-058). */
            version: number;
            /** Format: date-time */
            updated_at: string;
        };
        ProductReply: {
            Item: components["schemas"]["Product"];
        };
        /**
         * @description For programs. Within one status, the code says which case it is.
         * @enum {string}
         */
        ErrorCode: "bad_request" | "bad_parameter" | "bad_body" | "bad_signature" | "sign_in_required" | "token_invalid" | "forbidden" | "editors_only" | "company_only" | "company_required" | "cross_site" | "upload_refused" | "link_expired" | "link_replaced" | "link_used" | "link_unknown" | "wrong_password" | "wrong_code" | "sign_in_again" | "passkey_refused" | "account_suspended" | "member_blocked" | "messages_refused" | "plan_required" | "site_not_proven" | "scope_missing" | "token_refused" | "not_found" | "already_linked" | "already_exists" | "already_reported" | "already_decided" | "link_case_waits" | "link_removed" | "product_in_use" | "message_id_used" | "idempotency_in_progress" | "other_offset" | "edited_meanwhile" | "already_subscribed" | "team_full" | "too_many_tokens" | "too_many_searches" | "other_tus" | "too_large" | "unsupported_type" | "invalid_fields" | "self_link" | "idempotency_key_reused" | "rate_limited" | "internal" | "overloaded" | "read_only" | "unavailable" | "timed_out" | "videos_unavailable" | "payments_unavailable";
        /** @description What went wrong. */
        Error: {
            /** @description A sentence for people. */
            error: string;
            code: components["schemas"]["ErrorCode"];
            /** @description For each refused field of the body, by its name, what is wrong with it. */
            fields?: {
                [key: string]: string;
            };
            /** @description Of `/registration` only, the sentence once more (GAP-063). */
            data?: {
                error: string;
            };
        };
        ProductRef: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description An opaque place in a list. It tells nothing of what the list withholds (GAP-076). */
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
             * @description Null shows the drawing.
             */
            image: string | null;
            followers: components["schemas"]["Count"];
        };
        RecommendedProductList: {
            Items: components["schemas"]["RecommendedProduct"][];
        };
        /**
         * @description `desc` and `description` are the same thing (DIFF-021); `description` wins when both are sent, and stays as it is
         *     when neither is; so do `kind`, `synonyms` and `identifiers` that are left out. With `version` the change is refused where somebody else was quicker.
         */
        ProductChange: {
            name: components["schemas"]["Name"];
            desc?: components["schemas"]["Description"];
            description?: components["schemas"]["Description"];
            kind?: components["schemas"]["NullableProductKind"];
            synonyms?: components["schemas"]["ProductSynonyms"];
            identifiers?: components["schemas"]["ProductIdentifiersDraft"];
            /** @description The version that was changed. */
            version?: number;
        };
        /** @description An ISO 3166-1 alpha-2 code. */
        SearchedCountry: string;
        /**
         * @description How many companies supply a product.
         * @enum {string}
         */
        SupplyStatus: "none" | "one" | "several";
        /**
         * @description By relevance to `q`, by name, most suppliers first, most followers first, newest first, or most posts first.
         * @enum {string}
         */
        ProductSort: "relevance" | "name" | "suppliers" | "followers" | "newest" | "discussed";
        /** @description What each list of `/api/v2` has beside its `results`, but for feeds, whose shape is the specification's. */
        List: {
            /** @description How many entries there are, in all pages together. */
            count: components["schemas"]["Count"];
            /** @description Leads to the next page, sent back as `cursor`; absent when this is the last, or the only one. */
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        /** @description A part of a text, in UTF-16 code units, as `String.slice` takes them. */
        TextRange: {
            start: number;
            end: number;
        };
        /** @description By what something was found. */
        SearchMatch: {
            /**
             * @description Where; `product` is the name of something that a company supplies or that a post or an event is about.
             * @enum {string}
             */
            field: "name" | "synonym" | "identifier" | "description" | "text" | "place" | "company" | "product";
            /** @description The name, the synonym or the identifier as it is written, or an excerpt around the match. */
            text: string;
            /** @description What of `text` matches, in order; may be empty where only a near spelling does. */
            ranges: components["schemas"]["TextRange"][];
            /**
             * @description Equal, beginning with what was typed, having its words, or spelt nearly so.
             * @enum {string}
             */
            quality: "exact" | "prefix" | "words" | "near";
        };
        /** @description By what it was found; null where nothing was searched for. */
        NullableSearchMatch: components["schemas"]["SearchMatch"] | null;
        /** @description A product as lists compare it. */
        CatalogueProduct: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description The beginning of the description; empty when there is none. */
            description: string;
            sector: components["schemas"]["NullableSector"];
            kind: components["schemas"]["NullableProductKind"];
            identifiers: components["schemas"]["ProductIdentifiers"];
            /** @description The first square crop; null is drawn from name and sector. */
            image: components["schemas"]["Image"] | null;
            counts: components["schemas"]["ProductCounts"];
            /** @description Where its suppliers are, most first; at most five countries. */
            supplier_countries: components["schemas"]["CountryCount"][];
            /** @description In how many countries its suppliers are. */
            supplier_country_count: components["schemas"]["Count"];
            followers: components["schemas"]["Count"];
            /** @description How many public posts are tagged with it. */
            posts: components["schemas"]["Count"];
            /** @description Whether the viewer follows it; false for guests. */
            following: boolean;
            /** Format: date-time */
            added: string;
            match: components["schemas"]["NullableSearchMatch"];
        };
        /** @description Whether `count` is an estimate, as it may be above 10,000. */
        Estimated: boolean;
        /** @description How many entries a value of a filter would leave. */
        FacetValue: {
            value: string;
            count: components["schemas"]["Count"];
            estimated: boolean;
        };
        /** @description Most first. */
        FacetValues: components["schemas"]["FacetValue"][];
        /** @description What each filter would leave, under the filters of the other names; values that leave nothing are left out. */
        CatalogueFacets: {
            sector: components["schemas"]["FacetValues"];
            kind: components["schemas"]["FacetValues"];
            /** @description Countries of suppliers, most first; at most 60. */
            country: components["schemas"]["FacetValues"];
            supply: components["schemas"]["FacetValues"];
            /** @description How many the viewer follows; null for guests. */
            followed: number | null;
        };
        /** @description A search that finds more. */
        WiderSearch: {
            /** @description What to search for, perhaps with fewer words. */
            q: string;
            /** @description The filters that it leaves out. */
            without: string[];
            count: components["schemas"]["Count"];
        };
        /**
         * @description What to try where nothing was found; or, where something was found but not as it was typed, what the text was taken
         *     for.
         */
        SearchAdvice: {
            /** @description What was perhaps meant, and searched for; null without a guess. */
            did_you_mean: string | null;
            /** @description Searches that find something, the nearest first. */
            wider: components["schemas"]["WiderSearch"][];
        };
        /** @description What to try, or what was searched for instead; null where all was found as it was typed. */
        NullableSearchAdvice: components["schemas"]["SearchAdvice"] | null;
        CatalogueProductList: {
            results: components["schemas"]["CatalogueProduct"][];
            estimated: components["schemas"]["Estimated"];
            /** @description Null on pages after the first, and where `facets` is false. */
            facets: components["schemas"]["CatalogueFacets"] | null;
            advice: components["schemas"]["NullableSearchAdvice"];
        } & components["schemas"]["List"];
        /** @description How much there is of a sector. */
        SectorSummary: {
            id: components["schemas"]["Sector"];
            products: components["schemas"]["Count"];
            /** @description Companies that are of it or supply a product of it. */
            companies: components["schemas"]["Count"];
            /** @description Events to come that are tagged with a product of it. */
            events: components["schemas"]["Count"];
        };
        SectorList: {
            results: components["schemas"]["SectorSummary"][];
            /** @description How many products there are, of a sector or of none. */
            products: components["schemas"]["Count"];
            /** @description How many companies there are. */
            companies: components["schemas"]["Count"];
        } & components["schemas"]["List"];
        /** @description A product in the chain of a sector. */
        SectorChainNode: {
            id: components["schemas"]["Uuid"];
            name: string;
            kind: components["schemas"]["NullableProductKind"];
            /** @description How many steps it lies behind materials that nothing of the chain goes into, 0. */
            level: number;
            suppliers: components["schemas"]["Count"];
        };
        /** @description That one product of the chain goes into another. */
        SectorChainLink: {
            from: components["schemas"]["Uuid"];
            to: components["schemas"]["Uuid"];
        };
        /** @description The most linked products of a sector, at most 60, and how they are linked; without circles. */
        SectorChain: {
            nodes: components["schemas"]["SectorChainNode"][];
            links: components["schemas"]["SectorChainLink"][];
        };
        /**
         * @description What a company calls itself (ACC-044).
         * @enum {string}
         */
        CompanyType: "manufacturer" | "distributor" | "publishingHouse" | "exhibitionOrganiser" | "salesAgent";
        NullableCompanyType: components["schemas"]["CompanyType"] | null;
        /** @description A company as lists compare it. */
        CatalogueCompany: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description The beginning of the description; empty when there is none. */
            description: string;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            type: components["schemas"]["NullableCompanyType"];
            sector: components["schemas"]["NullableSector"];
            /** @description Its own, then those of what it supplies. */
            sectors: components["schemas"]["Sector"][];
            /** Format: uri-reference */
            logo: string | null;
            /** @description How many products it supplies. */
            products: components["schemas"]["Count"];
            /** @description Of what it supplies, what was searched for; empty without `q`. */
            matching_products: components["schemas"]["ProductRef"][];
            /** @description How many members are listed as its contacts. */
            contacts: components["schemas"]["Count"];
            /** @description How many are verified to work there (GAP-089). */
            verified_people: components["schemas"]["Count"];
            followers: components["schemas"]["Count"];
            /** @description Whether the viewer follows it; false for guests. */
            following: boolean;
            premium: boolean;
            /** Format: date-time */
            added: string;
            match: components["schemas"]["NullableSearchMatch"];
        };
        /** @description How many members voted what. */
        EventCounts: {
            Interested: components["schemas"]["Count"];
            Going: components["schemas"]["Count"];
            "Not Sure": components["schemas"]["Count"];
        };
        /** @description An event as lists show it. */
        EventSummary: {
            id: components["schemas"]["Uuid"];
            eventName: string;
            location: string;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            /** @description That of its place, by its IANA name. */
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
            /** @description The beginning of the details, stripped of markup. */
            summary: string;
            /**
             * Format: uri-reference
             * @description A picture of 16 to 6.75.
             */
            image: string | null;
            /** @description That of its first tagged product. */
            sector: components["schemas"]["NullableSector"];
            counts: components["schemas"]["EventCounts"];
            exhibitor_count: components["schemas"]["Count"];
            createdBy: components["schemas"]["Uuid"];
        };
        /** @description A post, and the part of it that was found. */
        FoundPost: {
            id: components["schemas"]["Uuid"];
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            company: string | null;
            /** Format: uuid */
            company_id: string | null;
            /** @description Its beginning. */
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
            /** @description Those that most members follow for each supplier. */
            most_wanted: components["schemas"]["CatalogueProduct"][];
            /** @description Those that supply most products of it. */
            top_companies: components["schemas"]["CatalogueCompany"][];
            /** @description The next to come. */
            next_events: components["schemas"]["EventSummary"][];
            /** @description The newest public ones about its products. */
            newest_posts: components["schemas"]["FoundPost"][];
            /**
             * Format: uuid
             * @description The viewer's saved search of this sector and nothing else, by which a sector is followed; null without one.
             */
            saved_search_id: string | null;
        };
        /** @description A field, and what stood there before and after; null is nothing. */
        EditChange: {
            field: string;
            from: string | null;
            to: string | null;
        };
        /** @description Who changed what, and when (GAP-058). */
        Edit: {
            id: components["schemas"]["Uuid"];
            /** @description What it made. */
            version: number;
            /**
             * Format: uuid
             * @description Null once that member has left.
             */
            user_id: string | null;
            user_name: string | null;
            /** Format: uri-reference */
            image: string | null;
            /** Format: date-time */
            added: string;
            /**
             * Format: uuid
             * @description The edit that it has put back.
             */
            restores: string | null;
            changes: components["schemas"]["EditChange"][];
        };
        EditList: {
            results: components["schemas"]["Edit"][];
        } & components["schemas"]["List"];
        EditRestore: {
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description A product's id, bare or as `{id}`, or the name and description of one. */
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
         * @description `created`: a new product, now supplied by the company. `added`: an existing product, now supplied by it.
         *     `listed`: it supplied it already. `refused`: see `error` and `code`.
         */
        BulkProductResult: {
            /** @enum {string} */
            status: "created" | "added" | "listed" | "refused";
            /**
             * Format: uuid
             * @description Null when refused.
             */
            product_id: string | null;
            /** @description As stored, or as sent when refused. */
            product_name: string | null;
            error?: string;
            code?: components["schemas"]["ErrorCode"];
        };
        BulkProductResultList: {
            results: components["schemas"]["BulkProductResult"][];
        } & components["schemas"]["List"];
        /** @enum {string} */
        LinkVerdictKind: "confirmed" | "disputed";
        /** @description What a member says of a link. */
        LinkVerdict: {
            verdict: components["schemas"]["LinkVerdictKind"];
            reason: string;
            source_url: string | null;
            /**
             * Format: uuid
             * @description Null once that member has left.
             */
            user_id: string | null;
            user_name: string | null;
            /** Format: date-time */
            added: string;
            own: boolean;
        };
        /** @description What a link of the catalogue rests on (GAP-087). */
        LinkEvidence: {
            /** Format: date-time */
            added: string;
            /**
             * Format: uuid
             * @description Null for what was imported, and once that member has left.
             */
            user_id: string | null;
            user_name: string | null;
            source_url: string | null;
            /** @description How many members confirm it. */
            confirmed: number;
            /** @description How many members dispute it. */
            disputed: number;
            /** @description One's own first, then the newest; at most fifty. */
            verdicts: components["schemas"]["LinkVerdict"][];
            /** @description Whether the asker may remove it and name its source. */
            removable: boolean;
        };
        LinkEvidenceReply: {
            Item: components["schemas"]["LinkEvidence"];
        };
        /** @description Where it can be read that a link is right. */
        LinkSource: {
            /** @description A web address; null is none. */
            source_url: string | null;
        };
        /** @description That a link is right, or wrong. */
        LinkVerdictDraft: {
            verdict: components["schemas"]["LinkVerdictKind"];
            /**
             * Format: text
             * @description Required with a dispute.
             * @default
             */
            reason: string;
            source_url?: string | null;
        };
        /** @description A person at a company, as avatars show them. */
        ContactDetail: {
            firstName: string;
            /** @description Null shows the initial. */
            image: components["schemas"]["Url"] | null;
        };
        /** @description A company that supplies the product. */
        Supplier: {
            company_id: components["schemas"]["Uuid"];
            company_name: string;
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            /** @description Shows a badge. */
            premium: boolean;
            /** @description How many contacts it lists; null when withheld. */
            contacts: number | null;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            sector: components["schemas"]["NullableSector"];
            /** Format: uri-reference */
            logo: string | null;
            images: components["schemas"]["Image"][];
            /** @description Some of the contacts; empty when withheld. */
            contactsDetails: components["schemas"]["ContactDetail"][];
            /** @enum {string} */
            type: "DISTRIBUTOR" | "MANUFACTURER";
            /** @description Whether its contacts are withheld. */
            limited: boolean;
        };
        /**
         * @description Why the list shows less than there is: nothing is withheld (`none`), a paid plan shows it (`plan`), signing
         *     in shows more (`sign_in`).
         * @enum {string}
         */
        Limited: "none" | "plan" | "sign_in";
        SupplierList: {
            results: components["schemas"]["Supplier"][];
            limited: components["schemas"]["Limited"];
        } & components["schemas"]["List"];
        /** @description Accepted for older clients and not used; the id beside it decides. */
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
            /** @description How many of the applications it supplies; null when withheld. */
            supp: number | null;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            sector: components["schemas"]["NullableSector"];
            /** Format: uri-reference */
            logo: string | null;
            /** @description At most 3, for avatars (PROD-036); empty when withheld. */
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
        /** @description A file by its address and its name. */
        Media: {
            data: components["schemas"]["Url"];
            name: string;
        };
        /** @description Who posted; `image` is the uploaded picture, else the sign-in provider's (GAP-031). */
        ActivityAuthor: {
            user_name: string;
            /** Format: uri-reference */
            image: string | null;
            user_company_name: string | null;
            /** Format: uuid */
            user_company_id: string | null;
        };
        /** @description A text, and at most one medium, keyed by what it is. */
        Activity: {
            id: components["schemas"]["Uuid"];
            /** @description Empty when the medium stands alone. */
            text: string;
            image?: components["schemas"]["Media"];
            video?: components["schemas"]["Media"];
            pdf?: components["schemas"]["Media"];
            ppt?: components["schemas"]["Media"];
            /** @description The video's id. */
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
            /** @description A link or a bare video id. */
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
         * @description What can stand in the catalogue twice.
         * @enum {string}
         */
        DuplicateKind: "product" | "company";
        DuplicateDraft: {
            kind: components["schemas"]["DuplicateKind"];
            /**
             * Format: uuid
             * @description What is taken for a duplicate.
             */
            subject_id: string;
            /**
             * Format: uuid
             * @description What it is taken for a duplicate of.
             */
            other_id: string;
            /**
             * Format: text
             * @description What the moderators are to know.
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
        /** @description One of the two. */
        DuplicateThing: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description Whether it is in the catalogue no longer, merged or deleted. */
            gone: boolean;
            /** @description Its name. */
            country: string | null;
            /** @description The description of a product, the website of a company. */
            about: string | null;
            followers: components["schemas"]["Count"];
            /** @description Suppliers, raw materials and applications of a product; what a company supplies. */
            links: number;
        };
        /**
         * @description `merge` the one that was flagged into the other; `swap`: merge the other into the one that was flagged; `keep`
         *     both; `undo` a merge.
         * @enum {string}
         */
        DuplicateDecision: "merge" | "swap" | "keep" | "undo";
        DuplicateCaseDecision: {
            decision: components["schemas"]["DuplicateDecision"];
            note: string;
            /** Format: date-time */
            added: string;
            /** @description Null once that member has left. */
            moderator: string | null;
        };
        /** @description What a member takes for the same twice. */
        DuplicateCase: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["DuplicateKind"];
            /** @enum {string} */
            status: "open" | "closed";
            text: string;
            /** Format: date-time */
            added: string;
            /** @description Who flagged; null once that member has left. */
            raised_by: components["schemas"]["CaseReporter"] | null;
            subject: components["schemas"]["DuplicateThing"];
            other: components["schemas"]["DuplicateThing"];
            /** @description What can be decided now. */
            possible: components["schemas"]["DuplicateDecision"][];
            /** @description What was decided last. */
            decision: components["schemas"]["DuplicateCaseDecision"] | null;
        };
        DuplicateCaseList: {
            results: components["schemas"]["DuplicateCase"][];
        } & components["schemas"]["List"];
        DuplicateDecisionDraft: {
            decision: components["schemas"]["DuplicateDecision"];
            /**
             * Format: text
             * @description For moderators alone.
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
            /** @description How many direct applications this one has itself. */
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
         * @description What a company calls itself; says what kind of supplier it is (GAP-044).
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
         * @description Of a request: `verify`, or `refuse`. Of an objection: `keep` the link as it is, `verify` it, or `end` it; the
         *     member cannot make it anew then, but ask.
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
            /** @description Null once that member has left. */
            moderator: string | null;
        };
        /** @description What moderators decide about a member's link to a company. */
        LinkCase: {
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            kind: "request" | "objection";
            /** @enum {string} */
            status: "open" | "closed";
            text: string;
            /** Format: date-time */
            added: string;
            /** @description Who asks or objects; null once that member has left. */
            raised_by: components["schemas"]["CaseReporter"] | null;
            company: components["schemas"]["LinkCompany"];
            member: components["schemas"]["LinkMember"];
            /** @description What can be decided now. */
            possible: components["schemas"]["LinkDecision"][];
            decision: components["schemas"]["LinkCaseDecision"] | null;
            /** @description What was decided before about the same member and company, the newest first, at most twenty. */
            history: components["schemas"]["LinkCaseDecision"][];
        };
        LinkCaseList: {
            results: components["schemas"]["LinkCase"][];
        } & components["schemas"]["List"];
        LinkDecisionDraft: {
            decision: components["schemas"]["LinkDecision"];
            /**
             * Format: text
             * @description For moderators alone.
             */
            note?: string;
        };
        /**
         * Format: website
         * @description An address of the web (http or https), with or without its scheme; an empty text is none.
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
             * @description Of the product of `product_id`.
             * @default false
             */
            addAsSupplier: boolean;
            product_id?: components["schemas"]["Uuid"];
            product_name?: components["schemas"]["UnusedName"];
        };
        Company: {
            id: components["schemas"]["Uuid"];
            name: string;
            address: string | null;
            /** @description As typed, so perhaps without a scheme. */
            url: string | null;
            /** @description Empty when there is none. */
            description: string;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            sector: components["schemas"]["NullableSector"];
            /** Format: uri-reference */
            logo: string | null;
            /**
             * Format: uri-reference
             * @description Null shows what is drawn from name and sector (GAP-032).
             */
            cover: string | null;
            /** @description How often it was changed, and one: goes back with a change of it. */
            version: number;
            followers: components["schemas"]["Count"];
            /**
             * @description By the id of each user who follows it: for a member the newest thousand and, if they are one, the member;
             *     for a guest none. `followers` says how many there are.
             */
            followingUsers: {
                [key: string]: boolean;
            };
            /** @description Of companies with verified people only (GAP-089). */
            verified?: boolean;
            type?: components["schemas"]["NullableCompanyType"];
            /** @description Its own, then those of what it supplies. */
            sectors?: components["schemas"]["Sector"][];
            /** @description How many are verified to work there (GAP-089). */
            verified_people?: components["schemas"]["Count"];
        };
        CompanyReply: {
            Item: components["schemas"]["Company"];
            country: components["schemas"]["Country"];
        };
        CompanyUpdate: {
            name: components["schemas"]["Name"];
            /**
             * Format: text
             * @description An empty text clears it.
             */
            address?: string;
            url?: components["schemas"]["Website"];
            description?: components["schemas"]["Description"];
            country: components["schemas"]["RequiredCountry"];
            /** @description The version that was changed. */
            version?: number;
        };
        /** @description A name or a website, or both, that a member proposes. */
        CompanyProposal: {
            id: components["schemas"]["Uuid"];
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            /** Format: uri-reference */
            image: string | null;
            /** Format: date-time */
            added: string;
            changes: components["schemas"]["EditChange"][];
            /** @description Whether the viewer has proposed it. */
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
             * @description JPEG or PNG, at most 10 MB.
             */
            logo: string;
            /**
             * Format: binary
             * @description The whole picture, JPEG or PNG, at most 10 MB.
             */
            original_image?: string;
        };
        CompanyCoverForm: {
            /**
             * Format: binary
             * @description JPEG or PNG, at most 10 MB.
             */
            cover: string;
            /**
             * Format: binary
             * @description The whole picture, JPEG or PNG, at most 10 MB.
             */
            original_image?: string;
        };
        /** @description Somebody who is listed as a contact of a company (DATA-028). */
        Employee: {
            /** @description Tells the rows of the list apart. */
            key: string;
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            designation: string | null;
            /**
             * Format: uri-reference
             * @description Null shows the initial.
             */
            image: string | null;
            /** @description Whether the reader follows them; false for a guest. */
            connected: boolean;
            /** @description Of those only of whom it is known that they work there (GAP-089). */
            verified?: boolean;
        };
        EmployeeList: {
            Items: components["schemas"]["Employee"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
            limited: components["schemas"]["Limited"];
            /** @description For a guest, who is told no names; each once, by name. */
            designations?: string[];
        };
        /**
         * @description By relevance to `q`, by name, most products first, most followers first, or newest first.
         * @enum {string}
         */
        CompanySort: "relevance" | "name" | "products" | "followers" | "newest";
        /** @description What each filter would leave, under the filters of the other names; values that leave nothing are left out. */
        CompanyFacets: {
            /** @description Most first; at most 60. */
            country: components["schemas"]["FacetValues"];
            type: components["schemas"]["FacetValues"];
            sector: components["schemas"]["FacetValues"];
            verified: components["schemas"]["Count"];
            premium: components["schemas"]["Count"];
            /** @description How many the viewer follows; null for guests. */
            followed: number | null;
        };
        CatalogueCompanyList: {
            results: components["schemas"]["CatalogueCompany"][];
            estimated: components["schemas"]["Estimated"];
            /** @description Null on pages after the first, and where `facets` is false. */
            facets: components["schemas"]["CompanyFacets"] | null;
            advice: components["schemas"]["NullableSearchAdvice"];
        } & components["schemas"]["List"];
        CompanyCountryList: {
            /** @description Most companies first. */
            results: components["schemas"]["CountryCount"][];
            /** @description How many companies are of no known country. */
            unknown: components["schemas"]["Count"];
        } & components["schemas"]["List"];
        /** @description How the reader stands to a company (GAP-089). */
        CompanyLink: {
            company_id: components["schemas"]["Uuid"];
            /** @description Whether the reader says to belong to it. */
            linked: boolean;
            /** @description Whether the reader is shown as its contact; not while an objection holds it. */
            listed: boolean;
            verified: boolean;
            /**
             * @description What it rests on; null while it is not verified.
             * @enum {string|null}
             */
            proof: "domain" | "moderator" | null;
            /** @description An e-mail address of which domain verifies the link; null where none does. */
            website_host: string | null;
            /** @description Whether a request of the reader waits for a moderator. */
            waiting: boolean;
            /** @description Whether an objection of somebody, who is not named, waits for a moderator. */
            objected: boolean;
            /** @description Whether a moderator has ended the link, so that the reader cannot make it anew. */
            ended: boolean;
            /** @description Whether a moderator can be asked now. */
            can_ask: boolean;
        };
        /** @description What a moderator is to know. */
        LinkWords: {
            /** Format: text */
            text: string;
        };
        LinkObjection: {
            id: components["schemas"]["Uuid"];
            company_id: components["schemas"]["Uuid"];
            user_id: components["schemas"]["Uuid"];
            /** @description Whether the member is listed until it is decided. */
            listed: boolean;
            /** Format: date-time */
            added: string;
        };
        CompanyProposalList: {
            results: components["schemas"]["CompanyProposal"][];
            /** @description Whether the viewer may accept and decline what others propose. */
            may_decide: boolean;
        } & components["schemas"]["List"];
        Acceptance: {
            /** @description False declines. */
            accept: boolean;
        };
        ProductImageForm: {
            /**
             * Format: binary
             * @description JPEG or PNG, at most 10 MB.
             */
            original_image: string;
            /**
             * Format: binary
             * @description The cropped picture, JPEG or PNG, at most 10 MB.
             */
            crop_image: string;
            product_id: components["schemas"]["Uuid"];
        };
        ProductImages: {
            product_id: components["schemas"]["Uuid"];
            original_images: components["schemas"]["Image"][];
            crop_images: components["schemas"]["Image"][];
        };
        /** @description Who posted (DATA-009). */
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
         * @description `public` is for anyone in the network; `private` for the author, members whom it mentions, and members of
         *     companies that it tags (DIFF-001).
         * @enum {string}
         */
        Visibility: "public" | "private";
        /** @enum {string} */
        MentionKind: "product" | "company" | "person";
        /**
         * @description A stretch of the text that names something and leads to it. Places are counted in UTF-16 units, as in
         *     JavaScript; mentions do not overlap, and come in the order of the text.
         */
        Mention: {
            start: number;
            length: number;
            kind: components["schemas"]["MentionKind"];
            id: components["schemas"]["Uuid"];
        };
        /** @description The size of a post's picture, by which its place is kept, and a smaller copy of it. */
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
        /** @description The first video that the text links to; it is shown in place, once it is played. */
        PostVideo: {
            /** @enum {string} */
            provider: "youtube" | "vimeo";
            /** @description Of an unlisted video on Vimeo with its hash, as in its link. */
            id: string;
        };
        /**
         * @description Why something is reported, or hidden. `other` needs words of one's own.
         * @enum {string}
         */
        ReportReason: "spam" | "harassment" | "false_information" | "confidential" | "impersonation" | "illegal" | "other";
        /**
         * @description Of what a moderator hid, and told to its author alone: since when, and why. Everybody else does without it
         *     (GAP-096).
         */
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
             * @description When it was last edited.
             */
            edited: string | null;
            visibility: components["schemas"]["Visibility"];
            /** @description Plain text, never markup. Empty when the medium stands alone. */
            text: string;
            /** @description The first line of the text, else the name of the file (GAP-030). */
            title: string;
            mentions: components["schemas"]["Mention"][];
            /** @description Of a post with a picture; null for every other. */
            imageContent: components["schemas"]["PostPicture"] | null;
            /** @description The file that was sent along; null when there is none. */
            media: components["schemas"]["PostMedia"] | null;
            video: components["schemas"]["PostVideo"] | null;
            tagged_product: components["schemas"]["Uuid"][];
            tagged_companies: components["schemas"]["Uuid"][];
            /** @description In the order of `tagged_product`. */
            tagged_product_names: string[];
            /** @description In the order of `tagged_product`. */
            tagged_product_sectors: components["schemas"]["NullableSector"][];
            /** @description In the order of `tagged_companies`. */
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
            /** @description How many posts the viewer can read here; the feed ends with it (FEED-013). */
            total: components["schemas"]["Count"];
            start: components["schemas"]["Count"];
            size: components["schemas"]["Count"];
            limited: components["schemas"]["Limited"];
        };
        /**
         * @description What a post brings beside words; its file decides, then what it links to.
         * @enum {string}
         */
        ContentKind: "article" | "video" | "image" | "document";
        /** @description The newest three posts, or fewer. */
        LatestPostList: {
            results: components["schemas"]["Post"][];
        } & components["schemas"]["List"];
        /** @description A post as sent (API-042). A list is sent as JSON text. */
        PostForm: {
            /** Format: text */
            text?: string;
            visibility?: components["schemas"]["Visibility"];
            /** @description A JSON list of ids, at most 100. */
            taggedProduct?: string;
            /** @description A JSON list of ids, at most 100. */
            taggedCompanies?: string;
            /** @description A JSON list of mentions, at most 100. */
            mentions?: string;
            /**
             * Format: binary
             * @description JPEG or PNG, at most 10 MB.
             */
            image?: string;
            /**
             * Format: binary
             * @description MP4, MOV (H.264 or HEVC, with AAC) or WebM, at most 25 MB.
             */
            video?: string;
            /** @description An upload of the member's that is complete, in place of `video`. */
            video_upload?: components["schemas"]["Uuid"];
            /**
             * Format: binary
             * @description PDF, at most 25 MB.
             */
            pdf?: string;
            /**
             * Format: binary
             * @description PowerPoint, at most 25 MB.
             */
            ppt?: string;
            /**
             * @description Of edits only.
             * @enum {string}
             */
            remove_media?: "true" | "false";
            /** @description Of edits only: `edited` of the post that is changed; empty where it is null. Without it nothing is asked. */
            based_on?: string;
            /** @description Accepted for older clients and not used. */
            userId?: string;
        };
        PostReply: {
            Item: components["schemas"]["Post"];
        };
        /** @description A video that is to be sent; what it really is, its content tells. */
        VideoUploadDraft: {
            /** Format: line */
            name: string;
            /** @description `video/mp4`, `video/quicktime` or `video/webm`. */
            type: string;
            /** @description In bytes, at most 500 MB. */
            size: number;
        };
        VideoUpload: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: uri
             * @description Takes the bytes by tus 1.0; our own asks for the session.
             */
            upload_url: string;
            /**
             * @description Where it is kept.
             * @enum {string}
             */
            store: "own" | "vimeo";
            /**
             * Format: uri
             * @description At a provider: where it is watched.
             */
            link: string | null;
            /**
             * Format: date-time
             * @description Until when a post must name it.
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
        /** @description What is shared with whom, and what is written beside it. */
        EmailShare: {
            /** @description One address each. */
            to: string[];
            /**
             * Format: line
             * @description Default: "{name} shared a post with you" (FEED-053). One that does not begin with the member's name gets it in
             *     front. It may hold no web address.
             */
            subject?: string;
            /**
             * Format: text
             * @description Plain text (GAP-095). Default: a text of ours that names the post. No web address from an account of less than seven days, unless the
             *     member is verified at a company.
             */
            body?: string;
            post_id?: components["schemas"]["Uuid"];
            /** @description Accepted for older clients and not used; the mail names what is shared as it is. */
            post_title?: string;
            product_id?: components["schemas"]["Uuid"];
            company_id?: components["schemas"]["Uuid"];
            user_id?: components["schemas"]["Uuid"];
        };
        EmailShareReply: {
            message: string;
            /** @description How many addresses were named, each once. */
            count: number;
        };
        /** @description Whom to write to, an address each; a text may hold one, or several with commas between them. */
        InvitedAddresses: string | string[];
        ProductInvitation: {
            email: components["schemas"]["InvitedAddresses"];
            product_id: components["schemas"]["Uuid"];
        };
        CompanyInvitation: {
            email: components["schemas"]["InvitedAddresses"];
            company_id: components["schemas"]["Uuid"];
        };
        /** @description Holds what is stopped and for whom, sealed. */
        OptOutToken: string;
        EmailOptOut: {
            /**
             * @description `members`: mails that members have sent; `alerts`: alerts of the account with this address.
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
             * @description The address to PUT the file to.
             */
            signedRequest: string;
            /**
             * Format: uri
             * @description Where the file is found once it is sent.
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
        /** @description An event as sent (EVT-018). A list is sent as JSON text. */
        EventForm: {
            /** Format: line */
            eventName?: string;
            /** Format: line */
            location?: string;
            /** @description The country's name or code; an empty text is none. */
            country?: string;
            /** @description That of its place, by its IANA name; UTC when none was ever sent. */
            time_zone?: string;
            /** @description In milliseconds since 1970. */
            startDate?: string;
            /** @description In milliseconds since 1970; not before `startDate` (GAP-104). */
            endDate?: string;
            /** @description Markup; what is not allowed in it is left out. */
            details?: string;
            /**
             * Format: binary
             * @description JPEG or PNG, at most 10 MB.
             */
            image?: string;
            /**
             * @description Of edits only.
             * @enum {string}
             */
            remove_image?: "true" | "false";
            /** @description A JSON list of ids, at most 100. */
            primaryProducts?: string;
            /** @description A JSON list of ids of companies that exhibit, at most 500. */
            companies?: string;
            /** @description Of edits only: a JSON list of ids of the tagged products that the editor knew. With it none but these can be removed: what others tagged meanwhile stays. */
            known_products?: string;
            /** @description Of edits only: the same of companies that exhibit. */
            known_companies?: string;
        };
        EventProduct: {
            id: components["schemas"]["Uuid"];
            name: string;
            sector: components["schemas"]["NullableSector"];
        };
        /**
         * @description Whether a member attends (DATA-032).
         * @enum {string}
         */
        EventVote: "Interested" | "Going" | "Not Sure";
        /** @description An event (DATA-031). */
        Event: components["schemas"]["EventSummary"] & {
            /** @description Sanitised markup: paragraphs, headings, lists, quotations, emphasis and links. */
            details: string;
            creator: {
                name: string;
                company: string | null;
                /** Format: uuid */
                company_id: string | null;
            };
            primaryProducts: components["schemas"]["Uuid"][];
            /** @description In the order of `primaryProducts`. */
            products: components["schemas"]["EventProduct"][];
            /** @description The companies that exhibit, at most 500. */
            companies: components["schemas"]["Uuid"][];
            /** @description Who voted what, by their ids; the newest thousand. Empty for guests (GAP-057). */
            votes: {
                [key: string]: components["schemas"]["EventVote"];
            };
            /** @description The viewer's own vote. */
            vote: components["schemas"]["EventVote"] | null;
            hidden?: components["schemas"]["HiddenNote"];
        };
        EventReply: {
            Item: components["schemas"]["Event"];
        };
        /** @description A vote, without regard to case and spaces (DIFF-020); "Attending" means Going. */
        EventVoteText: string;
        /** @description A member who has voted (DATA-034). */
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
            /** @description How many the list has in all. */
            Count: components["schemas"]["Count"];
            limited: components["schemas"]["Limited"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
        };
        EventVoteDraft: {
            vote: components["schemas"]["EventVoteText"];
        };
        EventVoteState: {
            vote: components["schemas"]["EventVote"];
            counts: components["schemas"]["EventCounts"];
        };
        /** @description A company that exhibits (DATA-033). */
        Exhibitor: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            /** @description How many people are listed with it. */
            contacts: components["schemas"]["Count"];
            sector: components["schemas"]["NullableSector"];
            /** Format: uri-reference */
            logo: string | null;
            premium: boolean;
            /** @description Who added it; null for guests, and once that member has left. */
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
        /** @description A calendar that one subscribes to by a secret link. */
        Calendar: {
            id: components["schemas"]["Uuid"];
            /** @description The followed product whose events it shows; null for one's own calendar. */
            product: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
            /**
             * Format: uri
             * @description Who has it may read the calendar. Revocable.
             */
            url: string;
            /** Format: date-time */
            created_at: string;
        };
        CalendarList: {
            results: components["schemas"]["Calendar"][];
        } & components["schemas"]["List"];
        NewCalendar: {
            /** @description A product that one follows; without it one's own calendar. */
            product_id?: components["schemas"]["Uuid"];
        };
        ChatUser: {
            user_id: components["schemas"]["Uuid"];
            /** @description The address of the socket; `wss:` where the host is https (CHAT-012). */
            socket: string;
            /** @description Whether one may begin conversations (DIFF-002). */
            may_start: boolean;
        };
        ChatUserReply: {
            Item: components["schemas"]["ChatUser"];
        };
        /** @description The ids of the two members, in order and joined (GAP-092). */
        ChatId: string;
        /** @description Something that was said (DATA-014). */
        ChatMessage: {
            id: components["schemas"]["Uuid"];
            chat_id: components["schemas"]["ChatId"];
            /** @description Its place in the chat, from 1, without gaps and the same for everybody. */
            number: number;
            /** @description The member who said it; null is a former member (GAP-046). */
            sender: components["schemas"]["Uuid"] | null;
            message: string;
            /**
             * Format: date-time
             * @description Later than that of the message before.
             */
            added: string;
            /** @description The file that was sent along; absent when there is none. */
            media?: components["schemas"]["PostMedia"];
            /** @description Of a message with a picture; absent of every other. */
            imageContent?: components["schemas"]["PostPicture"];
        };
        /** @description A conversation as one of its two members sees it; names and pictures are the other's. */
        ChatRoom: {
            id: components["schemas"]["ChatId"];
            /** @description Null is a former member. */
            user_id: components["schemas"]["Uuid"] | null;
            /** @description Of one who left, "Former member". */
            name: string;
            /** Format: uri-reference */
            image: string | null;
            company: string | null;
            /**
             * Format: date-time
             * @description Of the newest message; null before the first.
             */
            timestamp: string | null;
            /**
             * Format: date-time
             * @description How far one has read oneself.
             */
            lastRead: string | null;
            /**
             * Format: date-time
             * @description How far the other has read.
             */
            other_last_read: string | null;
            /** @description Whether something newer than `lastRead` was said (CHAT-004). */
            unread: boolean;
            /** @description The newest; null before the first. */
            last_message: components["schemas"]["ChatMessage"] | null;
            /** @description In a search, the newest message that has the text; null where only the name does. */
            found_message: components["schemas"]["ChatMessage"] | null;
            /**
             * @description Whether one may write: `open`; `plan` where a paid plan may begin this conversation (DIFF-002); `closed` where
             *     the other is no longer a member or takes no messages from one; `blocked` where one has blocked the other oneself
             *     (GAP-097).
             * @enum {string}
             */
            writing: "open" | "plan" | "closed" | "blocked";
        };
        ChatRoomList: {
            Items: components["schemas"]["ChatRoom"][];
            Count: components["schemas"]["Count"];
            LastEvaluatedKey?: components["schemas"]["Cursor"];
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
             * @description Made by the caller, of version 4 or 7, a fresh one for each message.
             */
            id?: string;
            /** Format: text */
            message: string;
        };
        ChatMessageReply: {
            Item: components["schemas"]["ChatMessage"];
        };
        /** @description A file as it is sent in a conversation, alone or with words. One file. */
        ChatFileForm: {
            /**
             * Format: uuid
             * @description Made by the caller, of version 4 or 7, a fresh one for each message.
             */
            id: string;
            /** Format: text */
            message?: string;
            /**
             * Format: binary
             * @description JPEG or PNG, at most 10 MB.
             */
            image?: string;
            /**
             * Format: binary
             * @description MP4, MOV (H.264 or HEVC, with AAC) or WebM, at most 25 MB.
             */
            video?: string;
            /** @description An upload of the member's that is complete, in place of `video`. */
            video_upload?: components["schemas"]["Uuid"];
            /**
             * Format: binary
             * @description PDF, at most 25 MB.
             */
            pdf?: string;
            /**
             * Format: binary
             * @description PowerPoint, at most 25 MB.
             */
            ppt?: string;
        };
        /** @description What members are told of each other (GAP-055). */
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
             * @description 1 is linked to a company and -1 is not.
             * @enum {integer}
             */
            company_updated: 1 | -1;
            /** @description Of those only of whom it is known that they work there (GAP-089). */
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
                 * @description For oneself only.
                 */
                secondaryEmail?: string | null;
            };
        };
        /** @description A product in the list of those that one follows. */
        FollowedProductEntry: {
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            sector: components["schemas"]["NullableSector"];
            /**
             * Format: uri-reference
             * @description Null shows the drawing.
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
        /** @description A product as a follower's list names it (DATA-018), with how things stand now. */
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
            /** @description Tells the rows of the list apart. */
            key: string;
            /**
             * Format: uuid
             * @description Null for a guest.
             */
            user_id: string | null;
            /** @description For a guest, the first name and the initial of the last name. */
            user_name: string;
            /**
             * Format: uri-reference
             * @description Null shows the initial.
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
        /** @description A company that supplies raw materials of my company’s products. */
        VendorRow: {
            company_name: string;
            company_id: components["schemas"]["Uuid"];
            /** @description The country’s name. */
            company_country: string | null;
            /** @description How many contacts it lists; null where withheld. */
            company_contacts: number | null;
            country_code: string | null;
            sector: components["schemas"]["NullableSector"];
            /**
             * Format: uri-reference
             * @description Null shows the drawing.
             */
            logo: string | null;
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
        /** @description A company that supplies applications of my company’s products. */
        CustomerRow: {
            customer_id: components["schemas"]["Uuid"];
            customer_name: string;
            /** @description The country’s name. */
            customer_country: string | null;
            /** @description How many contacts it lists; null where withheld. */
            customer_contacts: number | null;
            country_code: string | null;
            sector: components["schemas"]["NullableSector"];
            /**
             * Format: uri-reference
             * @description Null shows the drawing.
             */
            logo: string | null;
            /** @description Whether the plan withholds the contacts. */
            limited: boolean;
        };
        CustomerList: {
            results: components["schemas"]["CustomerRow"][];
            limited: components["schemas"]["Limited"];
        } & components["schemas"]["List"];
        /** @description A member that one follows, or a contact of a vendor or customer. */
        ConnectionEntry: {
            /** @description Tells the rows of a list apart. */
            key: string;
            user_id: components["schemas"]["Uuid"];
            user_name: string;
            /** Format: uri-reference */
            user_image: string | null;
            user_company_name: string | null;
            /** Format: uuid */
            user_company_id: string | null;
            /** @description Whether one follows the member. */
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
        /** @description How it stands with the device of a session (RFC 8030). */
        Push: {
            /** @description The server's key (RFC 8292), as `applicationServerKey` takes it; base64url. */
            public_key: string;
            subscribed: boolean;
        };
        /** @description A `PushSubscription`, as `toJSON` writes it, without its expiry. */
        PushDevice: {
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        /**
         * @description `immediate`: within minutes, several at once where much happens; `daily` and `weekly`: one mail in the morning, the
         *     latter on Mondays; `off`: none.
         * @enum {string}
         */
        AlertFrequency: "immediate" | "daily" | "weekly" | "off";
        /** @description E-mail alerts of a member (GAP-094). */
        AlertSettings: {
            /** @description How often one is mailed about what. */
            frequencies: {
                /** @description Likes and comments of one's own posts and of those that one took part in, and being named. */
                posts: components["schemas"]["AlertFrequency"];
                /** @description What becomes of the products that one follows. */
                products: components["schemas"]["AlertFrequency"];
                /** @description Who follows or joins one's company, and who follows one. */
                people: components["schemas"]["AlertFrequency"];
                /** @description New posts about the products that one follows. */
                product_posts: components["schemas"]["AlertFrequency"];
                /** @description New posts about the companies that one follows. */
                company_posts: components["schemas"]["AlertFrequency"];
            };
            /** @description Whether none is sent whatever the frequencies say, as by the link in each alert. */
            stopped: boolean;
            /** @description Whose morning counts, as an IANA name such as Europe/Stockholm; null is UTC. */
            time_zone: string | null;
        };
        /**
         * @description What happened. `linked_` is said of a product that is linked with the one that the receiver follows; `_on_liked`
         *     and `_on_commented` of a post that the receiver liked or commented on.
         * @enum {string}
         */
        NotificationType: "raw_material_added" | "end_product_added" | "supplier_added" | "raw_material_supplier_added" | "application_supplier_added" | "product_followed" | "linked_product_followed" | "commented" | "liked" | "commented_on_liked" | "commented_on_commented" | "liked_on_liked" | "liked_on_commented" | "mentioned" | "company_tagged" | "company_joined" | "company_objected" | "company_verified" | "company_request_refused" | "company_link_ended" | "company_objection_decided" | "company_followed" | "company_product_added" | "invitation_accepted" | "exhibitor_added" | "attendee_going" | "event_moved" | "connection_added" | "quote_requested" | "quote_answered" | "search_matched";
        /** @description What happened, who did it, and what it is about (DATA-012). What does not concern its type is null. */
        Notification: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["NotificationType"];
            /** @description Who did it last; null once that member has left. */
            actor_id: components["schemas"]["Uuid"] | null;
            actor_name: string | null;
            /** Format: uri-reference */
            actor_image: string | null;
            /** @description How many more did the same. */
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
            /** @description The saved search that something new matches, of `search_matched` alone. */
            saved_search_id?: components["schemas"]["Uuid"] | null;
            saved_search_name?: string | null;
            /** Format: date-time */
            added: string;
        };
        NotificationList: {
            Items: components["schemas"]["Notification"][];
            /**
             * Format: date-time
             * @description Up to when one has read; null before the first time.
             */
            last_read: string | null;
            /** @description Whether the newest was added later than that (NOTE-006). */
            unread: boolean;
        };
        NotificationsRead: {
            /**
             * Format: date-time
             * @description When the newest that one has seen was added.
             */
            timestamp: string;
        };
        /** @description What the interface needs in order to know whom it serves (DATA-003). */
        Auth: {
            id: components["schemas"]["Uuid"];
            /** @description Whether the e-mail is verified. */
            isActive: boolean;
            /** @description E-mails of the team members who share the plan. */
            subscribedUsers: string[];
        };
        /** @description A room that the user talks in. */
        UserChat: {
            /** @description The other person's; of one who left, "Former member". */
            name: string;
            /**
             * Format: date-time
             * @description Of the newest message.
             */
            timestamp: string;
            /** Format: date-time */
            lastRead: string | null;
        };
        /**
         * @description What the user pays for.
         * @enum {string}
         */
        Plan: "free" | "premium" | "platinum";
        /**
         * @description A language of the interface, as BCP 47 has it. Of a member, one that was chosen; without, it follows the browser.
         * @enum {string}
         */
        Language: "en" | "de" | "zh" | "ja" | "ar";
        /** @description One's own record (DATA-001). The password leaves the server in no form (GAP-042). */
        User: components["schemas"]["Auth"] & {
            displayName: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /** Format: email */
            secondaryEmail: string | null;
            /**
             * @description 1 is the first e-mail and 2 the second.
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
             * @description 1 is linked to a company and -1 is not.
             * @enum {integer}
             */
            company_updated: 1 | -1;
            /** @description Of those only of whom it is known that they work there (GAP-089). */
            company_verified?: boolean;
            /** @description What the user does there, such as Process engineer. */
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
            /** @description By room id; the thousand in which something was said last. */
            chats: {
                [key: string]: components["schemas"]["UserChat"];
            };
            /** Format: date-time */
            last_read_notification: string | null;
            plan: components["schemas"]["Plan"];
            /** @description Whether the user belongs to the company that may edit and delete products (GAP-059). */
            can_edit_products: boolean;
            /** @description Of moderators only, who decide on reports (GAP-096). */
            is_moderator?: boolean;
            language?: components["schemas"]["Language"];
        };
        UserReply: {
            Item: components["schemas"]["User"];
        };
        /** @description What the login modal posts. Anything wrong with it is a failed login, never a 422. */
        LoginForm: {
            /** @description The e-mail. */
            username: string;
            /** Format: password */
            password: string;
            /** @description A path on the web host, such as `/product/…`. */
            return_to?: string;
        };
        /** @description An e-mail address as sent; the space around it is cut. */
        Email: string;
        EmailRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description A sentence; clients show that of their own catalogue (GAP-068). */
        MessageReply: {
            message: string;
        };
        /** @description What stands behind `token=` in a link of an e-mail. */
        LinkToken: string;
        /**
         * Format: line
         * @description A telephone number as typed.
         */
        Phone: string;
        /** @description The company's id; an empty text or null is none. */
        CompanyIdOrNone: components["schemas"]["Uuid"] | string | null;
        /**
         * Format: password
         * @description Any characters, at least 8 (DIFF-011). One that is set may not be among the commonest, nor little more than the
         *     name of the site or of one's e-mail address; then 422 names the field.
         */
        Password: string;
        /** @description The wizard's first step for somebody who is not signed in (API-006). */
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
             * @description Whether the e-mail's link comes next, or the member is signed in and goes on with the wizard.
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
        /** @description Anything wrong with it is an unknown link, or asks for the password anew; never a 422. */
        VerifyForm: {
            token: string;
            /**
             * Format: password
             * @description Of a sign-up that began in another browser.
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
             * @description What the link is for; null where that is not known.
             * @enum {string|null}
             */
            purpose: "verify" | "reset" | "change-email" | "stop-change" | null;
            /**
             * @description Why it does not work; null where it does. One that is `done` was followed within the hour.
             * @enum {string|null}
             */
            problem: "expired" | "replaced" | "done" | "used" | "unknown" | null;
            /**
             * @description What this browser has to do: `nothing` in the one that began what the link is for, else a `press` of a button,
             *     or a `password` to be set.
             * @enum {string}
             */
            asks: "nothing" | "press" | "password";
            /** @description The address that the link is about; null where it does not work. */
            email: string | null;
        };
        PasswordUpdate: {
            password: components["schemas"]["Password"];
            token?: components["schemas"]["LinkToken"];
        };
        /** @description What is known of an address (DATA-004). */
        EmailRecord: {
            verified: boolean;
            isPrimary: boolean;
        };
        /** @description An address of one's own; one that waits for its link is not verified. */
        OwnEmail: components["schemas"]["EmailRecord"] & {
            /** Format: email */
            email: string;
            /**
             * @description Which address it is, or is to become once its link was followed.
             * @enum {string}
             */
            slot?: "primary" | "secondary";
        };
        /** @description One's own profile. */
        Me: components["schemas"]["User"] & {
            country: components["schemas"]["Country"];
            country_code: components["schemas"]["CountryCode"];
            /** @description One's addresses, the primary one first, then the secondary, then those that wait for their link. */
            emails: components["schemas"]["OwnEmail"][];
            /** @description Whether one can sign in by a password. */
            has_password: boolean;
        };
        /** @description What `/profile` saves (API-017). Fields that are left out stay; an empty text clears. */
        MeUpdate: {
            firstName: components["schemas"]["Name"];
            lastName: components["schemas"]["Name"];
            /** Format: line */
            designation?: string;
            desc?: components["schemas"]["Description"];
            country: components["schemas"]["CountryText"];
            company: components["schemas"]["Name"];
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
             * @description JPEG or PNG, at most 10 MB.
             */
            userImage: string;
        };
        UserImageReply: {
            Item: {
                id: components["schemas"]["Uuid"];
                image: components["schemas"]["Url"];
            };
        };
        /** @description Anything wrong with it is a wrong code, never a 422. */
        SecondFactorForm: {
            code: string;
        };
        /** @description Options of WebAuthn as JSON, as `PublicKeyCredential.parse…OptionsFromJSON` reads them. */
        PasskeyOptions: {
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        PasskeyLogin: {
            /** @description What the browser answered, as `toJSON()` writes it. */
            credential: {
                [key: string]: unknown;
            };
            /** @description A path on the web host. */
            return_to?: string;
        };
        PasskeyLoginReply: {
            /** @description The path to go on to. */
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
            /** @description Whether LinkedIn signs in. */
            linkedin: boolean;
            /** @description Whether signing in asks for the code of an authenticator app. */
            two_factor: boolean;
            recovery_codes_left: components["schemas"]["Count"];
            passkeys: components["schemas"]["Passkey"][];
        };
        SessionEntry: {
            id: components["schemas"]["Uuid"];
            /** @description Browser and system as the browser names them, such as Firefox on Windows. */
            device: string | null;
            /** @description Whether it is the one that asks. */
            current: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description To the hour.
             */
            seen_at: string;
        };
        SessionList: {
            results: components["schemas"]["SessionEntry"][];
        } & components["schemas"]["List"];
        /**
         * @description `read` is for calls that answer something, `write` for those that change something.
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
             * @description From then on it is refused.
             */
            expires_at: string;
            /** @description Whether it is refused by now. */
            expired: boolean;
            /**
             * Format: date-time
             * @description To the minute; null for one that was never used.
             */
            used_at: string | null;
        };
        PublisherSite: {
            id: components["schemas"]["Uuid"];
            /** @description As browsers name it, with a port that is not the usual. */
            host: string;
            /**
             * Format: uri
             * @description The front page.
             */
            address: string;
            /** @description What the site has to show. It is no secret. */
            token: string;
            /**
             * @description `lapsed`: it was shown once, and has to be shown again.
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
            /** @description Whether the next term is paid when this one ends. */
            renews: boolean;
        };
        Invoice: {
            id: components["schemas"]["Uuid"];
            number: string;
            /** @description In the smallest unit of the currency. */
            amount: number;
            /** @description ISO 4217. */
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
             * @description The provider's page of it.
             */
            url: string | null;
        };
        OwnPlan: {
            plan: components["schemas"]["Plan"];
            /**
             * @description From where: with the account, bought, granted by sales, or shared by a team's owner.
             * @enum {string}
             */
            source: "account" | "checkout" | "sales" | "team";
            /**
             * @description How the subscription stands; null where the plan is not by one of one's own.
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
             * @description Until when the plan is kept while a payment is overdue.
             */
            ends_at: string | null;
            /** @description Whether the next term is paid when this one ends. */
            renews: boolean;
            /** @description Who shares it. */
            team_of: string | null;
            /** @description How many members one's own plan has room for. */
            seats: number;
            /** @description What one has bought beside the plan that is shown; null where that is the one shown, or there is none. */
            bought: components["schemas"]["BoughtPlan"] | null;
            last_invoice: components["schemas"]["Invoice"] | null;
            /**
             * @description Where it is paid: with Stripe, at a checkout that takes no money, or nowhere.
             * @enum {string}
             */
            payments: "stripe" | "test" | "off";
            /** @description Whether Premium can be bought now. */
            can_buy: boolean;
            /** @description Whether it, or what stands beside it, was bought here, so that this can be cancelled and its means of payment changed. */
            can_manage: boolean;
        };
        TeamMember: {
            id: components["schemas"]["Uuid"];
            /** Format: email */
            email: string;
            /** @description Once they have accepted. */
            name: string | null;
            /** @enum {string} */
            state: "joined" | "pending";
            /** Format: date-time */
            invited_at: string;
        };
        /** @enum {string} */
        ReportedKind: "post" | "comment" | "member" | "event";
        /** @description What is reported. */
        ReportTarget: {
            kind: components["schemas"]["ReportedKind"];
            id: components["schemas"]["Uuid"];
        };
        /** @description One's own report. */
        Report: {
            id: components["schemas"]["Uuid"];
            target: components["schemas"]["ReportTarget"];
            reason: components["schemas"]["ReportReason"];
            text: string;
            /** Format: date-time */
            added: string;
        };
        /** @description What is searched for. Something of it must be said beside the category. */
        SavedQuery: {
            /** @enum {string} */
            category: "products" | "companies" | "events" | "posts";
            /**
             * Format: line
             * @description What to search for; nothing without it.
             */
            q?: string;
            /** @description Of products, companies and events. */
            sector?: components["schemas"]["Sector"][];
            /** @description Of products. */
            kind?: components["schemas"]["ProductKind"][];
            /** @description Of suppliers of products, of companies, or of events. */
            country?: components["schemas"]["SearchedCountry"][];
            /** @description Of products. */
            supply?: components["schemas"]["SupplyStatus"][];
            /** @description Of companies. */
            type?: components["schemas"]["CompanyType"][];
            /** @description Of companies. */
            verified?: boolean;
            /** @description Of companies. */
            premium?: boolean;
        };
        SavedSearch: {
            id: components["schemas"]["Uuid"];
            name: string;
            search: components["schemas"]["SavedQuery"];
            frequency: components["schemas"]["AlertFrequency"];
            /** @description How many new matches there were since it was saved. */
            matches: components["schemas"]["Count"];
            /** Format: date-time */
            last_match: string | null;
            /** Format: date-time */
            added: string;
        };
        /** @description What is kept about oneself. Parts that later calls bring are added to it. */
        MeExport: {
            /** Format: date-time */
            exported_at: string;
            profile: components["schemas"]["Me"];
            sessions: components["schemas"]["SessionEntry"][];
            /** @description The keys themselves stay here, as they are of no use elsewhere. */
            passkeys: components["schemas"]["Passkey"][];
            /** @description Personal access tokens; of the secrets only hashes are kept. */
            tokens: components["schemas"]["AccessToken"][];
            /** @description Accounts elsewhere that one signs in with. */
            sign_in_accounts: {
                provider: string;
                /** @description The provider's own id of the person. */
                subject: string;
                /** Format: date-time */
                since: string;
            }[];
            /** @description Devices that show what one is told, by the service of their browser that takes it to them. */
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
            /** @description Whom one follows. */
            connections: {
                user_id: components["schemas"]["Uuid"];
                user_name: string;
                /** Format: date-time */
                since: string;
            }[];
            /** @description What one likes, newest first, with none of the words of others. */
            liked_posts: {
                post_id: components["schemas"]["Uuid"];
                /** Format: date-time */
                since: string;
            }[];
            /** @description What one has asked moderators, or objected, about who works for which company; the newest first. */
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
            /** @description What one has flagged as being in the catalogue twice, the newest first. */
            duplicate_flags: components["schemas"]["DuplicateFlag"][];
            /** @description Which links of the catalogue one confirms or disputes, newest first. */
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
            /** @description What one has asked the sales desk, and quotes that one has asked for, newest first. */
            inquiries: {
                id: components["schemas"]["Uuid"];
                email: string;
                message: string;
                /** @description The name of the file that was sent along. */
                attachment: string | null;
                /** @description Of which a quote was asked for. */
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
                /** @description The address of its file. */
                media: string | null;
                tagged_product: components["schemas"]["Uuid"][];
                tagged_companies: components["schemas"]["Uuid"][];
                /** Format: date-time */
                added: string;
                /** Format: date-time */
                edited: string | null;
            }[];
            comments: {
                id: components["schemas"]["Uuid"];
                parent_id: components["schemas"]["Uuid"];
                text: string;
                /** Format: date-time */
                added: string;
            }[];
            /** @description What one has said in conversations, newest first. */
            messages: {
                id: components["schemas"]["Uuid"];
                chat_id: components["schemas"]["ChatId"];
                /** @description The other person's name; of one who left, "Former member". */
                to: string;
                message: string;
                /** @description The address of its file. */
                media: string | null;
                /** Format: date-time */
                added: string;
            }[];
            /** @description What one has created. */
            events: {
                id: components["schemas"]["Uuid"];
                eventName: string;
                location: string;
                /** Format: int64 */
                startDate: number;
                /** Format: int64 */
                endDate: number;
                details: string;
                /** @description The address of its picture. */
                image: string | null;
            }[];
            /** @description Where one has said whether one attends. */
            event_votes: {
                event_id: components["schemas"]["Uuid"];
                eventName: string;
                vote: components["schemas"]["EventVote"];
                /** Format: date-time */
                added: string;
            }[];
            /** @description What one's own calendar subscribes to. */
            calendars: {
                /** @description The followed product; null for one's own events. */
                product_id: components["schemas"]["Uuid"] | null;
                /** Format: date-time */
                since: string;
            }[];
            /** @description The sites whose widgets one sees the figures of. */
            publisher_sites: components["schemas"]["PublisherSite"][];
            plan: components["schemas"]["OwnPlan"];
            /** @description What one has paid for plans, newest first. */
            invoices: components["schemas"]["Invoice"][];
            /** @description Whom one has invited to share one's plan. */
            team: components["schemas"]["TeamMember"][];
            /** @description Whom one has blocked. */
            blocks: components["schemas"]["BlockedMember"][];
            /** @description What one has reported. */
            reports: components["schemas"]["Report"][];
            /** @description What one is told, newest first; of posts that one may still read. */
            notifications: components["schemas"]["Notification"][];
            alerts: components["schemas"]["AlertSettings"];
            /** @description The searches that one has saved, newest first. */
            saved_searches?: components["schemas"]["SavedSearch"][];
            /** @description Which of one's addresses get no mail that members have sent, in the order of the alphabet. */
            mail_opt_outs: {
                email: string;
                /** Format: date-time */
                since: string;
            }[];
            /** @description Addresses of the files that one has sent. */
            files: components["schemas"]["Url"][];
        };
        AccountDeletion: {
            /** @description The own e-mail, typed as a confirmation. */
            email: string;
            /** Format: password */
            password?: string;
        };
        /** @description Who asks, once more. The password of a member who has one; others must have signed in lately. */
        Reauthentication: {
            /** Format: password */
            password?: string;
        };
        /** @description For an authenticator app (RFC 6238); SHA-1, 6 digits, 30 seconds, as these apps expect. */
        TotpSecret: {
            /** @description In base32, to be typed. */
            secret: string;
            /** @description `otpauth:`, to be shown as a QR code. */
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
            /** @description What the browser answered, as `toJSON()` writes it. */
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
             * @description Of a member who has one.
             */
            password?: string;
        };
        NewAccessToken: components["schemas"]["AccessToken"] & {
            /** @description What `Authorization: Bearer` takes. */
            secret: string;
        };
        LanguageChoice: {
            language: components["schemas"]["Language"];
        };
        /** @description What somebody is looking for (DATA-013). */
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
             * @description PDF, Word or Excel, at most 10 MB; 5 MB where it asks for a quote.
             */
            attachment?: string;
            /**
             * Format: uuid
             * @description Asks for a quote of this product.
             */
            product_id?: string;
            /**
             * Format: line
             * @description How much is needed.
             */
            quantity?: string;
            /**
             * Format: line
             * @description Of the quantity, such as kg.
             */
            unit?: string;
            /**
             * Format: date
             * @description The day by which it is needed.
             */
            needed_by?: string;
            delivery_country?: components["schemas"]["CountryText"];
            /** @description Accepted for older clients and not used. */
            userId?: string;
        };
        /** @description What somebody asks the suppliers of a product (GAP-025). */
        QuoteRequest: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: uuid
             * @description Null once the product is gone.
             */
            product_id: string | null;
            product_name: string | null;
            /** @description Name of who asks. */
            buyer: string;
            /** @description As the one who asks has written it. */
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
            /** @description Whether the reader has sent it. */
            own: boolean;
            /** @description How many suppliers it was sent to; none where it went to our sales desk alone (PLAN-009). */
            recipients: number;
            /** @description How many of them have answered; for a supplier, whether it has itself. */
            answered: number;
        };
        QuoteRequestList: {
            results: components["schemas"]["QuoteRequest"][];
            /**
             * @description Of `received` only: the company for which the reader cannot read requests, as nothing but their own word says
             *     that they work there.
             */
            unverified_company?: {
                id: components["schemas"]["Uuid"];
                name: string;
            };
        } & components["schemas"]["List"];
        /** @description What a supplier answers; null is what it does not say. */
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
             * @description Null once that member has left.
             */
            user_id: string | null;
            user_name: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            answered: string;
        };
        /** @description A request and its answers, the first answer first. */
        QuoteRequestDetail: components["schemas"]["QuoteRequest"] & {
            answers: components["schemas"]["QuoteAnswer"][];
            /** @description The company in whose name the reader can answer; null for who sent it. */
            answering: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
        };
        QuoteRequestReply: {
            Item: components["schemas"]["QuoteRequestDetail"];
        };
        /** @description What a supplier offers. */
        QuoteAnswerForm: {
            /**
             * Format: line
             * @description With its currency and unit, such as `1,240 EUR a kilogram`.
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
             * @description PDF, Word or Excel, at most 5 MB.
             */
            attachment?: string;
            /** @enum {string} */
            remove_attachment?: "true" | "false";
            /**
             * Format: line
             * @description `answered` of the answer that is changed; empty where none was there. Without it nothing is asked.
             */
            based_on?: string;
        };
        /** @enum {string} */
        AnalyticsPeriod: "day" | "week" | "month";
        /** @description How often, by where it happened. */
        AnalyticsCount: {
            /** @description On the community's own pages. */
            web: number;
            /** @description In widgets on partners' pages. */
            widget: number;
        };
        AnalyticsFollowers: {
            /** @description Who began to follow. */
            gained: number;
            /** @description Who stopped. */
            lost: number;
            /** @description How many there were at the end. */
            total: number;
        };
        AnalyticsBucket: {
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day, which is included.
             */
            to: string;
            /** @description How often the company's page and those of its products were looked at. */
            views: components["schemas"]["AnalyticsCount"];
            /** @description How often links to them, and to the company's website, were followed. */
            clicks: components["schemas"]["AnalyticsCount"];
            /** @description How often public posts of the company's verified people were seen. */
            reach: components["schemas"]["AnalyticsCount"];
            /** @description How many requests for quotes were sent to the company. */
            quotes: components["schemas"]["AnalyticsCount"];
            /** @description Of the company. */
            followers: components["schemas"]["AnalyticsFollowers"];
            /** @description Of its products; who follows two counts twice. */
            product_followers: components["schemas"]["AnalyticsFollowers"];
        };
        AnalyticsProduct: {
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            views: number;
            clicks: number;
            /** @description Who began to follow in these days. */
            new_followers: number;
            /** @description How many there are now. */
            followers: number;
        };
        Analytics: {
            company_id: components["schemas"]["Uuid"];
            company_name: string;
            /**
             * @description Of which the days are.
             * @enum {string}
             */
            time_zone: "UTC";
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            by: components["schemas"]["AnalyticsPeriod"];
            /** @description In order, without a gap; the first and the last reach no further than was asked. */
            buckets: components["schemas"]["AnalyticsBucket"][];
            /** @description What the company supplies, the most viewed first; at most a hundred. */
            products: components["schemas"]["AnalyticsProduct"][];
            /** @description How many products it supplies. */
            product_count: number;
        };
        AnalyticsEvents: {
            /**
             * @description Where it happened.
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
            /** @description How many the plan has beside the owner's. */
            seats: number;
        } & components["schemas"]["List"];
        TeamEmails: string[];
        TeamInvitation: {
            id: components["schemas"]["Uuid"];
            /** @description Who invites. */
            owner_name: string;
            owner_company: string | null;
            plan: components["schemas"]["Plan"];
            /**
             * Format: email
             * @description The address of one's own that was invited.
             */
            email: string;
            /** Format: date-time */
            invited_at: string;
        };
        TeamInvitationList: {
            results: components["schemas"]["TeamInvitation"][];
        } & components["schemas"]["List"];
        /** @description As the provider defines it. */
        PaymentEvent: Record<string, never>;
        TestPaymentAction: {
            /** @enum {string} */
            action: "pay" | "refuse" | "leave" | "miss" | "settle";
        };
        ArticleDraft: {
            /** @description The article without markup. */
            text: string;
        };
        /** @description Where an article first names a thing. */
        ArticleExcerpt: {
            /** @description The words before it in one line; cut ones end in an ellipsis on their side. */
            before: string;
            /** @description The name as the article writes it. */
            name: string;
            /** @description The words after it. */
            after: string;
        };
        /** @description One thing that an article names. */
        ArticleMatch: {
            /** @enum {string} */
            kind: "product" | "company" | "event";
            id: components["schemas"]["Uuid"];
            /** @description Its name in the catalogue. */
            name: string;
            sector: components["schemas"]["NullableSector"];
            /** @description How often the article names it. */
            times: number;
            /** @description Which part of its name the article has; the most that it has of it anywhere. */
            matched: {
                /**
                 * @description `without_qualifier`: a product's name before a comma or brackets; `inverted`: with the first qualifier before it; `without_legal_form`: a company's.
                 * @enum {string}
                 */
                part: "whole" | "without_qualifier" | "inverted" | "without_legal_form";
                /** @description That part of the name in the catalogue. */
                text: string;
            };
            excerpt: components["schemas"]["ArticleExcerpt"];
        };
        ArticleMatchList: {
            results: components["schemas"]["ArticleMatch"][];
        } & components["schemas"]["List"];
        /** @description A page, by its address or as it is. */
        EmbedPreflightForm: {
            /**
             * Format: line
             * @description Of http or https; without a scheme https.
             */
            address?: string;
            /** @description As a browser or a command line shows them: a line each. */
            headers?: string;
            html?: string;
        };
        /**
         * @description `restricted`: cards work and lack something; `unknown`: it cannot be told from what is known.
         * @enum {string}
         */
        EmbedStatus: "works" | "restricted" | "unknown" | "blocked";
        /**
         * @description What was found; the interface has the words.
         * @enum {string}
         */
        EmbedFindingCode: "headers-not-given" | "html-not-given" | "page-unread" | "no-policy" | "policy-allows" | "policy-reports" | "policy-ignored" | "scripts-refused" | "nonce-missing" | "data-refused" | "live-refused" | "pictures-refused" | "typeface-refused" | "look-refused" | "frames-refused" | "trusted-types" | "sandbox-allows" | "sandbox-scripts" | "sandbox-popups" | "sandbox-uncounted" | "integrity-required" | "integrity-directive" | "isolation-script" | "isolation-frame" | "header-harmless" | "amp-script" | "amp-frame" | "snippet-escaped" | "snippet-right" | "element-stripped" | "element-unknown" | "element-open" | "host-unfit" | "id-missing" | "id-wrong" | "id-unknown" | "id-differs" | "script-missing" | "script-elsewhere" | "script-module" | "script-nomodule" | "script-held" | "script-data" | "version-unknown" | "http-address" | "http-upgraded" | "crossorigin-missing" | "integrity-of-newest" | "integrity-malformed" | "integrity-unchecked" | "integrity-matches" | "integrity-differs" | "frame-right" | "frame-look" | "viewport-missing";
        /**
         * @description How a card comes to a page.
         * @enum {string}
         */
        EmbedWay: "script" | "frame";
        EmbedFinding: {
            code: components["schemas"]["EmbedFindingCode"];
            status: components["schemas"]["EmbedStatus"];
            /** @description What it bears on. */
            ways: components["schemas"]["EmbedWay"][];
            /** @description Where it is; `null` for what is missing. */
            place: null | {
                /** @enum {string} */
                part: "headers" | "html";
                /** @description In what was given. */
                line: number;
                /** @description The header or the start tag, cut where it is long. */
                text: string;
            };
            /** @description What to write: a directive, an attribute or markup. Words in capitals are the reader's to fill. */
            mend: string | null;
            /** @description What the words of the code name. */
            values: {
                [key: string]: string;
            };
        };
        EmbedPreflight: {
            /** @description Whether the page has a snippet of ours. Without one, what is said is of the one that we give. */
            has_snippet: boolean;
            /** @description What the findings come to, by way. */
            verdicts: {
                script: components["schemas"]["EmbedStatus"];
                frame: components["schemas"]["EmbedStatus"];
            };
            /** @description The address that was read, after redirects; `null` for what was pasted. */
            page: string | null;
            /** @description Headers first, then markup, each from its top; what is missing last. */
            findings: components["schemas"]["EmbedFinding"][];
        };
        /**
         * @description A widget, as in `<millrace-name>`.
         * @enum {string}
         */
        EmbedElementName: "product" | "suppliers" | "value-chain" | "company" | "event" | "events" | "feed" | "follow" | "quote";
        EmbedEvents: {
            /** @description The origin of the page on which the widgets stand, as a browser names it. */
            site: string;
            events: {
                /** @enum {string} */
                event: "view" | "fallback" | "interaction" | "click" | "sign_up" | "quote";
                element: components["schemas"]["EmbedElementName"];
                /** @description What the widget is about; of events of a sector its key. */
                id: string;
            }[];
        };
        PublisherSiteList: {
            results: components["schemas"]["PublisherSite"][];
        } & components["schemas"]["List"];
        NewPublisherSite: {
            /**
             * Format: line
             * @description Of http or https; without a scheme https.
             */
            address: string;
        };
        PublisherSiteProof: {
            /**
             * @description `missing`: neither the page nor the file has the token; `elsewhere`: both lead to another host; `unreachable`: neither can be read.
             * @enum {string}
             */
            outcome: "proven" | "missing" | "elsewhere" | "unreachable";
            /** @description The host that the front page leads to, where it is another. */
            leads_to: string | null;
            site: components["schemas"]["PublisherSite"];
        };
        PublisherReportBucket: {
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day, which is included.
             */
            to: string;
            /** @description How often a card was given to a page near whose window it stood. */
            views: number;
            /** @description How often there was no card to give, so that the page's own link stayed. */
            fallbacks: number;
            /** @description How often a button of a card was pressed. */
            interactions: number;
            /** @description How often a link of a card led to us. */
            clicks: number;
            /** @description How often somebody whom a link had led to us sent the form to sign up. */
            sign_ups: number;
            /** @description How often somebody whom a link had led to us asked for quotes. */
            quotes: number;
        };
        /** @description A widget with its sums. */
        PublisherWidget: {
            element: components["schemas"]["EmbedElementName"];
            /** @description What it is about; of events of a sector its key. */
            id: string;
            /**
             * @description What it is about, or its successor; null where that is gone, or nothing that it could show.
             * @enum {string|null}
             */
            kind: "product" | "company" | "event" | "sector" | null;
            /** @description Null for a sector, and where `kind` is null. */
            name: string | null;
            /**
             * @description `merged`: the card shows the successor; `removed`: nothing that it could show has this id, and the page's own link stays.
             * @enum {string}
             */
            state: "shown" | "merged" | "removed";
            successor: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
            /** @description How often a card was given to a page near whose window it stood. */
            views: number;
            /** @description How often there was no card to give, so that the page's own link stayed. */
            fallbacks: number;
            /** @description How often a button of a card was pressed. */
            interactions: number;
            /** @description How often a link of a card led to us. */
            clicks: number;
            /** @description How often somebody whom a link had led to us sent the form to sign up. */
            sign_ups: number;
            /** @description How often somebody whom a link had led to us asked for quotes. */
            quotes: number;
        };
        PublisherReport: {
            site_id: components["schemas"]["Uuid"];
            host: string;
            /**
             * @description Of which the days are.
             * @enum {string}
             */
            time_zone: "UTC";
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            by: components["schemas"]["AnalyticsPeriod"];
            /** @description In order, without a gap; the first and the last reach no further than was asked. */
            buckets: components["schemas"]["PublisherReportBucket"][];
            /** @description Those that something was counted of in these days: first what is not shown any more, then the most viewed; at most two hundred. */
            widgets: components["schemas"]["PublisherWidget"][];
            /** @description How many there are. */
            widget_count: number;
        };
        /** @description What a hit is about. */
        SearchSource: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            country_code?: components["schemas"]["CountryCode"];
            description?: string;
            sector?: components["schemas"]["NullableSector"];
        };
        /** @description One thing found. */
        SearchHit: {
            /** @enum {string} */
            _index: "products" | "companies";
            _id: components["schemas"]["Uuid"];
            /** @description The higher the better; comparable within one reply only. */
            _score?: number;
            _source: components["schemas"]["SearchSource"];
        };
        SearchReply: {
            hits: {
                hits: components["schemas"]["SearchHit"][];
            };
        };
        /** @description The hits, and the same products once more as some dialogs read them. */
        ProductSearchReply: components["schemas"]["SearchReply"] & {
            Items: components["schemas"]["SearchSource"][];
        };
        /**
         * @description A kind of thing that is searched.
         * @enum {string}
         */
        SearchCategory: "products" | "companies" | "events" | "posts" | "people";
        /** @description An event, and by what it was found. */
        FoundEvent: components["schemas"]["EventSummary"] & {
            match: components["schemas"]["NullableSearchMatch"];
        };
        /** @description A member, and by what they were found. */
        FoundMember: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** Format: uri-reference */
            image: string | null;
            designation: string | null;
            company: string | null;
            match: components["schemas"]["NullableSearchMatch"];
        };
        /** @description One thing found; `type` says which. */
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
        /** @description What was found of another kind. */
        SearchGroup: {
            category: components["schemas"]["SearchCategory"];
            count: components["schemas"]["Count"];
            estimated: components["schemas"]["Estimated"];
            /** @description The best of them. */
            top: components["schemas"]["SearchResult"][];
        };
        SearchList: {
            /** @description What was found of the category, best first. */
            results: components["schemas"]["SearchResult"][];
            category: components["schemas"]["SearchCategory"];
            estimated: components["schemas"]["Estimated"];
            /** @description The other kinds of which something was found, best first; empty on pages after the first. */
            groups: components["schemas"]["SearchGroup"][];
            advice: components["schemas"]["NullableSearchAdvice"];
        } & components["schemas"]["List"];
        /** @description A name to choose. */
        Suggestion: {
            category: components["schemas"]["SearchCategory"];
            id: components["schemas"]["Uuid"];
            /** @description Of a post, its beginning. */
            name: string;
            sector: components["schemas"]["NullableSector"];
            kind: components["schemas"]["NullableProductKind"];
            country_code: components["schemas"]["CountryCode"];
            /**
             * Format: uri-reference
             * @description A product's square crop, a company's logo or a member's picture.
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
             * @description Without one it is made from the search.
             */
            name?: string;
            search: components["schemas"]["SavedQuery"];
            /** @description Daily without it. */
            frequency?: components["schemas"]["AlertFrequency"];
        };
        SavedSearchChange: {
            /** Format: line */
            name?: string;
            frequency?: components["schemas"]["AlertFrequency"];
        };
        /**
         * @description What the rows are: `suppliers`, raw `materials` or `applications` of a product, or the `catalogue` of a company.
         * @enum {string}
         */
        SheetKind: "suppliers" | "materials" | "applications" | "catalogue";
        SpreadsheetForm: {
            /**
             * Format: binary
             * @description CSV or XLSX by its content, whatever its name, at most 10 MB.
             */
            file: string;
            kind: components["schemas"]["SheetKind"];
            /**
             * Format: uuid
             * @description The product, or for a catalogue the company.
             */
            target_id: string;
            /**
             * @description JSON: for `name`, `country`, `address`, `url` and `description` the place of the column from 0, as in
             *     `{"name":1}`. Left out, it is guessed.
             */
            columns?: string;
            /**
             * @description What becomes of rows that are like something known and not among the `decisions`: they are the first that they are
             *     like, they are new, or they are left out.
             * @enum {string}
             */
            alike?: "use" | "create" | "skip";
            /**
             * @description JSON: by the number of a row `"use"`, `"create"`, `"skip"`, or the id of what it is, as in `{"7":"skip"}`. At most
             *     1,000.
             */
            decisions?: string;
        };
        SheetColumn: {
            heading: string;
            samples: string[];
        };
        /** @description Which column says what, by its place from 0; what is left out no column says. */
        SheetMapping: {
            name?: number;
            country?: number;
            address?: number;
            url?: number;
            description?: number;
        };
        /**
         * @description `new`: will be made. `known`: is there, and will be listed. `listed`: is listed already. `alike`: is like something known,
         *     or like an earlier row. `repeated`: is an earlier row once more. `refused`: cannot be taken.
         * @enum {string}
         */
        SheetRowStatus: "new" | "known" | "listed" | "alike" | "repeated" | "refused";
        SheetCandidate: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description English name. */
            country: string | null;
        };
        SheetPreviewRow: {
            /** @description As the file counts it. */
            row: number;
            name: string;
            /** @description English name. */
            country: string | null;
            status: components["schemas"]["SheetRowStatus"];
            /** @description Why it is refused. */
            reason: string | null;
            /** @description The earlier row that it repeats or is like. */
            same_as_row: number | null;
            /** @description What it is, or what it may be. */
            candidates: components["schemas"]["SheetCandidate"][];
        };
        SpreadsheetPreview: {
            columns: components["schemas"]["SheetColumn"][];
            mapping: components["schemas"]["SheetMapping"];
            /** @description How many rows of each status; all are 0 while no column says the names. */
            counts: {
                new: components["schemas"]["Count"];
                known: components["schemas"]["Count"];
                listed: components["schemas"]["Count"];
                alike: components["schemas"]["Count"];
                repeated: components["schemas"]["Count"];
                refused: components["schemas"]["Count"];
            };
            /** @description The first 200; those that somebody must look at come first. */
            rows: components["schemas"]["SheetPreviewRow"][];
        };
        SpreadsheetImported: {
            /** @description Made, and listed. */
            created: number;
            /** @description Known, and listed now. */
            added: number;
            /** @description Listed before. */
            listed: number;
            /** @description Left out or repeated. */
            skipped: number;
            /** @description Could not be taken. */
            refused: number;
            /**
             * Format: uuid
             * @description By which it is undone; null where nothing was made.
             */
            import_id: string | null;
            /** Format: date-time */
            undo_until: string | null;
        };
        SpreadsheetUndone: {
            /** @description Listed no longer. */
            unlisted: number;
            /** @description In the catalogue no longer. */
            removed: number;
            /** @description How much stays. */
            kept_count: number;
            /** @description The first two hundred of what stays, by name. */
            kept: {
                id: components["schemas"]["Uuid"];
                name: string;
                /**
                 * @description `judged`: others have confirmed or disputed the link; `used`: others go on with it; `changed`: it was changed.
                 * @enum {string}
                 */
                because: "used" | "changed" | "judged";
            }[];
        };
        /** @enum {string} */
        ExportTable: "suppliers" | "materials" | "applications" | "potential-customers" | "product-followers" | "company-products" | "company-people" | "company-followers" | "vendors" | "customers" | "connections" | "followed-products" | "products" | "analytics" | "analytics-products" | "publisher-report" | "publisher-widgets";
        ReportDraft: {
            target: components["schemas"]["ReportTarget"];
            reason: components["schemas"]["ReportReason"];
            /**
             * Format: text
             * @description In one's own words.
             */
            text?: string;
        };
        /** @description The member who is answerable. */
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
        /** @description What was reported, as it stood then. */
        ReportSnapshot: {
            /** @description Of the author or member. */
            name: string;
            text: string;
            /** @description The name of a post's file. */
            file: string | null;
            /**
             * Format: date-time
             * @description When it was written or last edited; null for a member.
             */
            at: string | null;
        };
        /**
         * @description `dismiss`: nothing is wrong. `hide`: all but its author do without it; `restore` takes that back. `suspend`: the
         *     member cannot sign in, and what the member wrote is hidden; `lift` takes that back.
         * @enum {string}
         */
        Decision: "dismiss" | "hide" | "restore" | "suspend" | "lift";
        ModerationCase: {
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            status: "open" | "closed";
            /** @description How many decisions there were. */
            version: number;
            target: components["schemas"]["ReportTarget"];
            /**
             * @description How the thing stands now; `gone` was removed by its author.
             * @enum {string}
             */
            state: "visible" | "hidden" | "gone";
            member: components["schemas"]["CaseMember"];
            /** @description The most frequent first. */
            reasons: components["schemas"]["ReasonCount"][];
            report_count: components["schemas"]["Count"];
            snapshot: components["schemas"]["ReportSnapshot"];
            /**
             * Format: date-time
             * @description Of the first report.
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
            /** @description Null once the reporter has left. */
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
            /** @description The moderator's name; null once that member has left. */
            moderator: string | null;
        };
        /** @description A case with its context and history. */
        ModerationCaseDetail: components["schemas"]["ModerationCase"] & {
            /** @description What can be decided now. */
            possible: components["schemas"]["Decision"][];
            /** @description The newest first, at most a hundred. */
            reports: components["schemas"]["CaseReport"][];
            /** @description The post as it is now, or that of the comment; null for others, and once it is gone for good. */
            post: components["schemas"]["Post"] | null;
            /** @description The event as it is now; left out for others, and once it is gone. */
            event?: components["schemas"]["Event"];
            /** @description Those around the comment, or the newest of the post; newest first, hidden ones too. */
            comments: components["schemas"]["Comment"][];
            /** @description In the order in which they were made. */
            decisions: components["schemas"]["CaseDecision"][];
            /** @description Other cases of the same thing or of the same member, the newest first, at most twenty. */
            earlier: components["schemas"]["ModerationCase"][];
        };
        DecisionDraft: {
            decision: components["schemas"]["Decision"];
            /** @description Asked for by `hide` and `suspend`; the author is told. */
            reason?: components["schemas"]["ReportReason"];
            /**
             * Format: text
             * @description For moderators alone.
             */
            note?: string;
            /** @description Of the case as it was read. */
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
                 * @description `read_only`: it answers, and takes no changes; the process is ready for what only reads.
                 * @enum {string}
                 */
                database: "ok" | "read_only" | "failing";
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
        /** @description The request cannot be parsed, or its path or query is bad. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is signed in, or the token is not good. */
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
        /** @description The signed-in user lacks the right or the plan, the token its scope, or another site sent the request. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A product of that name exists (plain text, exactly this), or the same request is still running. */
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
        /** @description The body is larger than allowed; the sentence names the limit, and `fields` the file of a form. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of a type that is not taken here; the sentence names those that are. */
        UnsupportedType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field of the body is bad, or names a thing that does not exist. */
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
        /** @description Our fault. Nothing was changed. */
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
         * @description Not now, and nothing was changed: more is asked for than can be answered (`overloaded`), the database takes no
         *     changes (`read_only`, while reading goes on), it is away (`unavailable`), or the call took too long
         *     (`timed_out`).
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
        /** @description The token is not good. Without one the call asks for nobody to be signed in. */
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
        /** @description The token lacks the scope, or the call takes none. */
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
        /** @description There is no such thing, or none that the asker may know of. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A product of that name exists (plain text, exactly this), or somebody else has changed the product meanwhile. */
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
        /** @description The link exists already, or the same request is still running. */
        AlreadyLinked: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description One's report of it is open already, or the same request is still running. */
        AlreadyReported: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody else has decided meanwhile, or the same request is still running. */
        AlreadyDecided: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A company of that name exists (plain text, exactly this), or the same request is still running. */
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
        /** @description A company of that name exists (plain text, exactly this), or somebody else has changed the company meanwhile. */
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
        /** @description One's request or objection waits for a moderator already, or the same request is still running. */
        LinkCaseWaits: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The video provider does not answer as it should. Nothing was changed. */
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
        /** @description Another version of the protocol tus is spoken here. */
        OtherTus: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another part of the file is due. */
        OtherOffset: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The post has been edited meanwhile; reading it tells what stands there now. */
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
        /** @description Too many tries to sign in. A page where the browser asks for one, with a link back. */
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
        /** @description Nobody can sign in now. A page where the browser asks for one, with a link back. */
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
        /** @description A colleague has answered, or changed the answer, meanwhile. */
        AnsweredMeanwhile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The payment provider does not answer as it should. Nothing was changed. */
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
         * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
         *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
         * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
         */
        IdempotencyKey: string;
        /**
         * @description How many entries at most.
         * @example 50
         */
        Limit: number;
        /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
        Cursor: components["schemas"]["Cursor"];
        /**
         * @description The product.
         * @example d53ae804-391b-573e-ba6d-76a128774728
         */
        ProductId: components["schemas"]["Uuid"];
        /**
         * @description What was typed: words in any order, their beginnings, with slips of the pen, synonyms, or an identifier in any
         *     spelling (a CAS or HS number, a formula, a grade).
         * @example silica
         */
        SearchQuery: string;
        /**
         * @description Whether facets are counted; they are on the first page alone.
         * @example true
         */
        WithFacets: boolean;
        /**
         * @description The edit.
         * @example 0198c1c2-7a55-7d6e-8f4b-2f3f0d7a5c11
         */
        EditId: components["schemas"]["Uuid"];
        /**
         * @description Whether the other end supplies the product, or goes into it (seen from there, the product is an application).
         * @example supplier
         */
        LinkKind: "supplier" | "material";
        /**
         * @description The company that supplies the product, or the product that it is made of.
         * @example a8899a0b-0d32-538f-9678-7b8c6a589106
         */
        LinkedId: components["schemas"]["Uuid"];
        /**
         * @description Those that wait for a decision, or those that have one.
         * @example open
         */
        CaseStatus: "open" | "closed";
        /**
         * @description The company.
         * @example a8899a0b-0d32-538f-9678-7b8c6a589106
         */
        CompanyId: components["schemas"]["Uuid"];
        /**
         * @description How many posts come before the page (FEED-012).
         * @example 0
         */
        FeedStart: number;
        /**
         * @description How many posts at most.
         * @example 10
         */
        FeedSize: number;
        /**
         * @description The member.
         * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
         */
        UserId: components["schemas"]["Uuid"];
        /**
         * @description Only posts that bring this: a link to read, a video (a file or a link), a picture, or a document (GAP-022).
         *     Without it, all.
         * @example image
         */
        FeedContent: components["schemas"]["ContentKind"];
        /**
         * @description The version of the protocol tus; another than 1.0.0 answers 412.
         * @example 1.0.0
         */
        TusResumable: string;
        /**
         * @description The post.
         * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01
         */
        PostId: components["schemas"]["Uuid"];
        /**
         * @description How many comments come before the page.
         * @example 0
         */
        CommentStart: number;
        /**
         * @description How many comments at most (FEED-047).
         * @example 5
         */
        CommentSize: number;
        /**
         * @description The comment.
         * @example 5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1c01
         */
        CommentId: components["schemas"]["Uuid"];
        /**
         * @description What stands behind `token=` in the link of the mail.
         * @example hY3sQm0Zk7n1xVtB9cLrWfDq2Ee5uTgJ8oPa4iKy6lNwMvRbXzSd
         */
        OptOutToken: components["schemas"]["OptOutToken"];
        /**
         * @description The event.
         * @example 86275098-68be-5a6b-baaf-dc3118201fa5
         */
        EventId: components["schemas"]["Uuid"];
        /**
         * @description Only what has to do with the viewer.
         * @example true
         */
        Related: boolean;
        /** @description Of the company. */
        ExhibitorId: components["schemas"]["Uuid"];
        /**
         * @description The chat.
         * @example c73f29c5-0d89-5e27-87d7-196b5e2d5825_e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
         */
        ChatId: components["schemas"]["ChatId"];
        /**
         * @description What was typed.
         * @example silica
         */
        SearchText: string;
        /**
         * @description How many hits at most.
         * @example 10
         */
        SearchLimit: number;
        /**
         * @description The request for a quote.
         * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
         */
        QuoteId: components["schemas"]["Uuid"];
        /**
         * @description The first day, in UTC; 27 days before the last where there is none. At most 731 days up to the last.
         * @example 2026-09-07
         */
        AnalyticsFrom: string;
        /**
         * @description The last day, in UTC; today where there is none.
         * @example 2026-09-20
         */
        AnalyticsTo: string;
        /**
         * @description How days are put together.
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
         * @description Names this request in our logs.
         * @example 0192f7c4-8d1e-7a02-b0a6-5f1f6f0b9e77
         */
        RequestId: string;
        /**
         * @description What is wrong with the token (RFC 6750); absent where none was sent.
         * @example Bearer error="invalid_token"
         */
        WwwAuthenticate: string;
        /**
         * @description How many calls are left to the token, and in how many seconds they are counted anew.
         * @example "reads"; r=1187; t=42
         */
        RateLimit: string;
        /**
         * @description How many calls a token has, in how many seconds.
         * @example "reads"; q=1200; w=60; pk=:ZTg3OWJkY2JiNDVm:
         */
        RateLimitPolicy: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 42
         */
        RetryAfter: number;
        /**
         * @description How many bytes have arrived.
         * @example 1048576
         */
        UploadOffset: number;
        /**
         * @description How many bytes there are.
         * @example 8388608
         */
        UploadLength: number;
        /**
         * @description The version of the protocol tus.
         * @example 1.0.0
         */
        TusVersion: string;
        /**
         * @description For ever, as the file never changes under its name; of a post's file and of calendars, not without asking again.
         * @example public, max-age=31536000, immutable
         */
        CacheControl: string;
        /**
         * @description Says whether the reply is to be saved, and under which name.
         * @example attachment; filename="millrace-2026-09-15.json"
         */
        ContentDisposition: string;
        /**
         * @description The file's version.
         * @example "p7Q2kL9vXr4TnB8wZs1Ey6"
         */
        ETag: string;
        /**
         * @description Where to go next, an address on the web host.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description A product of that name exists. */
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
                 * @description Only products of this sector.
                 * @example optical-fiber
                 */
                sector?: components["schemas"]["Sector"];
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
            /** @description At most five. */
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
                 * @description The product.
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
                 * @description The product.
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
            /** @description The changed product. */
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
                 * @description The product.
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
                 * @description What was typed: words in any order, their beginnings, with slips of the pen, synonyms, or an identifier in any
                 *     spelling (a CAS or HS number, a formula, a grade).
                 * @example silica
                 */
                q?: components["parameters"]["SearchQuery"];
                /**
                 * @description Of these sectors.
                 * @example [
                 *       "optical-fiber"
                 *     ]
                 */
                sector?: components["schemas"]["Sector"][];
                /**
                 * @description Of these kinds.
                 * @example [
                 *       "chemical"
                 *     ]
                 */
                kind?: components["schemas"]["ProductKind"][];
                /**
                 * @description With suppliers in these countries.
                 * @example [
                 *       "JP"
                 *     ]
                 */
                country?: components["schemas"]["SearchedCountry"][];
                /**
                 * @description With so many suppliers.
                 * @example [
                 *       "several"
                 *     ]
                 */
                supply?: components["schemas"]["SupplyStatus"][];
                /**
                 * @description Only those that the viewer follows; of guests none.
                 * @example true
                 */
                followed?: boolean;
                /**
                 * @description The order. Without it `relevance` with `q`, else `name`. Without `q`, `relevance` is as `followers`.
                 * @example suppliers
                 */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description Whether facets are counted; they are on the first page alone.
                 * @example true
                 */
                facets?: components["parameters"]["WithFacets"];
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
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
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The edit.
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
            /** @description The product as it is now. */
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
    addBulkProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description A status for each entry, in the order sent. */
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
                 * @description Whether the other end supplies the product, or goes into it (seen from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or the product that it is made of.
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
                 * @description Whether the other end supplies the product, or goes into it (seen from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or the product that it is made of.
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
                 * @description Whether the other end supplies the product, or goes into it (seen from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or the product that it is made of.
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
                 * @description Whether the other end supplies the product, or goes into it (seen from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or the product that it is made of.
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
                 * @description Whether the other end supplies the product, or goes into it (seen from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or the product that it is made of.
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
                 * @description Whether the other end supplies the product, or goes into it (seen from there, the product is an application).
                 * @example supplier
                 */
                kind: components["parameters"]["LinkKind"];
                /**
                 * @description The product.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id: components["parameters"]["ProductId"];
                /**
                 * @description The company that supplies the product, or the product that it is made of.
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
    listSuppliers: {
        parameters: {
            query?: {
                /**
                 * @description `premium`: premium ones first, then by name. `country` and `company`: by that name. `contacts`: most
                 *     contacts first; where contacts are withheld, these rows come last, so that the order tells nothing.
                 * @example premium
                 */
                sort?: "premium" | "country" | "company" | "contacts";
                /**
                 * @description How many rows at most.
                 * @example 4
                 */
                limit?: number;
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description The new supplier, as it stands in the list. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description Flagged. */
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
                 * @description Those that wait for a decision, or those that have one.
                 * @example open
                 */
                status?: components["parameters"]["CaseStatus"];
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The flag.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description The new link, with the products' names as stored. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description The company's id. */
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
                 * @description Those that wait for a decision, or those that have one.
                 * @example open
                 */
                status?: components["parameters"]["CaseStatus"];
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description The company.
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
                 * @description The company.
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
            /** @description The changed company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReply"];
                };
            };
            /** @description The company as it is now, and the proposal that waits. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The company.
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
                 * @description The company.
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
            /** @description The company with it. */
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
                 * @description The company.
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
            /** @description The company with it. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The company.
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
                 * @description What was typed: words in any order, their beginnings, with slips of the pen, synonyms, or an identifier in any
                 *     spelling (a CAS or HS number, a formula, a grade).
                 * @example silica
                 */
                q?: components["parameters"]["SearchQuery"];
                /**
                 * @description In these countries.
                 * @example [
                 *       "SE"
                 *     ]
                 */
                country?: components["schemas"]["SearchedCountry"][];
                /**
                 * @description Of these types.
                 * @example [
                 *       "manufacturer"
                 *     ]
                 */
                type?: components["schemas"]["CompanyType"][];
                /**
                 * @description That are of these sectors or supply a product of them.
                 * @example [
                 *       "optical-fiber"
                 *     ]
                 */
                sector?: components["schemas"]["Sector"][];
                /**
                 * @description Only those with verified people.
                 * @example true
                 */
                verified?: boolean;
                /**
                 * @description Only those with a paid plan.
                 * @example true
                 */
                premium?: boolean;
                /**
                 * @description Only those that the viewer follows; of guests none.
                 * @example true
                 */
                followed?: boolean;
                /**
                 * @description The order. Without it `relevance` with `q`, else `name`. Without `q`, `relevance` is as `products`.
                 * @example products
                 */
                sort?: components["schemas"]["CompanySort"];
                /**
                 * @description Whether facets are counted; they are on the first page alone.
                 * @example true
                 */
                facets?: components["parameters"]["WithFacets"];
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
                 * @description What was typed: words in any order, their beginnings, with slips of the pen, synonyms, or an identifier in any
                 *     spelling (a CAS or HS number, a formula, a grade).
                 * @example silica
                 */
                q?: components["parameters"]["SearchQuery"];
                /**
                 * @description In these countries.
                 * @example [
                 *       "SE"
                 *     ]
                 */
                country?: components["schemas"]["SearchedCountry"][];
                /**
                 * @description Of these types.
                 * @example [
                 *       "manufacturer"
                 *     ]
                 */
                type?: components["schemas"]["CompanyType"][];
                /**
                 * @description That are of these sectors or supply a product of them.
                 * @example [
                 *       "optical-fiber"
                 *     ]
                 */
                sector?: components["schemas"]["Sector"][];
                /**
                 * @description Only those with verified people.
                 * @example true
                 */
                verified?: boolean;
                /**
                 * @description Only those with a paid plan.
                 * @example true
                 */
                premium?: boolean;
                /**
                 * @description Only those that the viewer follows; of guests none.
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One's own link. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The company.
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
            /** @description It waits for a moderator. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
                 * @example 0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The company.
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
            /** @description It waits for a moderator. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The company.
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
                /**
                 * @description The edit.
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
            /** @description The company as it is now. */
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
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
                 * @description The company.
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
            /** @description The company as it is now. */
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
                 * @description What is uploaded.
                 * @example image
                 */
                type: "image";
            };
            header?: {
                /**
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description The product's pictures, the new one last. */
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
                 * @description How many posts come before the page (FEED-012).
                 * @example 0
                 */
                start?: components["parameters"]["FeedStart"];
                /**
                 * @description How many posts at most.
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
                 * @description Only posts that bring this: a link to read, a video (a file or a link), a picture, or a document (GAP-022).
                 *     Without it, all.
                 * @example image
                 */
                content?: components["parameters"]["FeedContent"];
                /**
                 * @description How many posts come before the page (FEED-012).
                 * @example 0
                 */
                start?: components["parameters"]["FeedStart"];
                /**
                 * @description How many posts at most.
                 * @example 10
                 */
                size?: components["parameters"]["FeedSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The member.
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
                 * @description How many posts come before the page (FEED-012).
                 * @example 0
                 */
                start?: components["parameters"]["FeedStart"];
                /**
                 * @description How many posts at most.
                 * @example 10
                 */
                size?: components["parameters"]["FeedSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
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
                 * @description How many posts come before the page (FEED-012).
                 * @example 0
                 */
                start?: components["parameters"]["FeedStart"];
                /**
                 * @description How many posts at most.
                 * @example 10
                 */
                size?: components["parameters"]["FeedSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The company.
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
                 * @description The company.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description Where to send it. */
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
            /** @description Forgotten. */
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
                 * @description The version of the protocol tus; another than 1.0.0 answers 412.
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
            /** @description How much has arrived, and how much there is. */
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
                 * @description The version of the protocol tus; another than 1.0.0 answers 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
                /**
                 * @description How much was sent before; another than what has arrived answers 409.
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
            /** @description Kept. */
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
            /** @description How things stand now. */
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
            /** @description How things stand now. */
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ids of posts. */
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
                 * @description How many comments come before the page.
                 * @example 0
                 */
                start?: components["parameters"]["CommentStart"];
                /**
                 * @description How many comments at most (FEED-047).
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
    shareByEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description On its way. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description On its way. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description On its way. */
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
                 * @description What stands behind `token=` in the link of the mail.
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
            /** @description The address, and how it stands. */
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
            /** @description How the address stands now. */
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
                 * @description The picture's media type. Only an address for a JPEG needs it.
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
            /** @description Where to send the picture. */
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
                 * @description The file's name, which cannot be guessed (GAP-099).
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
            /** @description The part that was asked for. */
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
            /** @description Unchanged. */
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
            /** @description The part that was asked for lies outside the file. */
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
                 * @description What the events have to do with `id` or `ids`.
                 * @example product
                 */
                type?: "product" | "company" | "user";
                /**
                 * @description The product, company or member.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id?: components["schemas"]["Uuid"];
                /**
                 * @description Ids of products or companies, parted by commas; at most 50.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                ids?: string;
                /**
                 * @description An event with which they share a product or an exhibitor, and which is not among them. In place of `type`.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                related_to?: components["schemas"]["Uuid"];
                /**
                 * @description An event that is left out.
                 * @example 86275098-68be-5a6b-baaf-dc3118201fa5
                 */
                except?: components["schemas"]["Uuid"];
                /**
                 * @description A part of the name or the place.
                 * @example Turin
                 */
                text?: string;
                /**
                 * @description That of one of its products.
                 * @example optical-fiber
                 */
                sector?: components["schemas"]["Sector"];
                /**
                 * @description The country's ISO 3166-1 alpha-2 code.
                 * @example IT
                 */
                country?: string;
                /**
                 * @description A month in which it takes place, by the calendar of its place.
                 * @example 2027-02
                 */
                month?: string;
                /**
                 * @description How many events at most (NAV-026).
                 * @example 10
                 */
                limit?: number;
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description Only what has to do with the viewer.
                 * @example true
                 */
                related?: components["parameters"]["Related"];
                /**
                 * @description Those only who voted so, whatever its case and spaces.
                 * @example Going
                 */
                vote?: components["schemas"]["EventVoteText"];
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
            /** @description How things stand now. */
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
                 * @description Only what has to do with the viewer.
                 * @example true
                 */
                related?: components["parameters"]["Related"];
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
                /** @description Of the company. */
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
            /** @description Unchanged. */
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
            /** @description All of them. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What makes the link secret.
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
            /** @description Unchanged. */
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
                 * @description What was typed into "Search messages".
                 * @example preform
                 */
                text?: string;
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
    listChatMessages: {
        parameters: {
            query?: {
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
            /** @description A page of messages, and the room. */
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
            /** @description How far it is read. */
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
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
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
                 * @description The member.
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
                 * @description The member.
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
            /** @description No longer followed. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
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
            /** @description What one follows. */
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
                 * @description The company.
                 * @example a8899a0b-0d32-538f-9678-7b8c6a589106
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No longer followed. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
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
            /** @description What there is. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
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
            /** @description What there is. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
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
            /** @description What there is. */
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How things stand. */
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No longer connected. */
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How things stand. */
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
                 * @description The member.
                 * @example e5ee4e22-aca0-59dc-aa6c-d4a80af0609d
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No longer blocked. */
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
                 * @description How many hits at most.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description What was typed.
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The company.
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
            /** @description How it stands, and by which key the device is to know the server. */
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
            /** @description Noted. */
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
            /** @description It does not. */
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
            /** @description The settings; those of a member who never made any are the usual ones. */
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
            /** @description The settings as they are now. */
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
            /** @description Noted. */
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
            /** @description Signed in, or not; the address says which. */
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
                /** @description Where the login leads; a path on the web host. */
                return_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go on. */
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
                /** @description As it was sent. */
                state?: string;
                /** @description What the provider refused. */
                error?: string;
                /** @description Why, for the log. */
                error_description?: string;
                /** @description The provider, as it names itself. */
                iss?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in, or not; the address says which. */
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
            /** @description Registered. */
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
            /** @description Sent, if there was something to send. */
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
            /** @description Registered, if the address was free. */
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
            /** @description Verified, or not; the address says which. */
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
            /** @description What the link is for, or why it does not work. */
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
            /** @description Sent, if there is such an account. */
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
            /** @description The password is set. */
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
            /** @description The profile as it is now. */
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
            /** @description The profile as it is now. */
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
            /** @description The profile as it is now. */
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
            /** @description About the address. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description Signed in, or not; the address says which. */
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
            /** @description What to ask for. */
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
            /** @description How one signs in. */
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
            /** @description One's data. */
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
            /** @description What to ask for. */
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
            /** @description The language as it is now. */
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
            /** @description Noted. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
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
                 * @description The request for a quote.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
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
                 * @description The request for a quote.
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
                 * @description The request for a quote.
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
            /** @description The request with the answer. */
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
                 * @description The request for a quote.
                 * @example 0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01
                 */
                id: components["parameters"]["QuoteId"];
                /**
                 * @description The supplier that has answered.
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
                 * @description The first day, in UTC; 27 days before the last where there is none. At most 731 days up to the last.
                 * @example 2026-09-07
                 */
                from?: components["parameters"]["AnalyticsFrom"];
                /**
                 * @description The last day, in UTC; today where there is none.
                 * @example 2026-09-20
                 */
                to?: components["parameters"]["AnalyticsTo"];
                /**
                 * @description How days are put together.
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
            /** @description Taken. */
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
            /** @description The plan as it stands now. */
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
            /** @description Where it is paid. */
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
            /** @description Where that is done. */
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
            /** @description All of them. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description The team as it is now. */
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
                 * @description The place in the team.
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
    listTeamInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits for an answer. */
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
            /** @description Taken. */
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
            /** @description Back to the web host. */
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
            /** @description What the article names, most often first, perhaps nothing. The first hundred are listed; `count` says how many there are. */
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
            /** @description What was found. */
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
            /** @description Taken. */
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
            /** @description All of them. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description Gone. */
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
            /** @description What was found. */
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
                 * @description The first day, in UTC; 27 days before the last where there is none. At most 731 days up to the last.
                 * @example 2026-09-07
                 */
                from?: components["parameters"]["AnalyticsFrom"];
                /**
                 * @description The last day, in UTC; today where there is none.
                 * @example 2026-09-20
                 */
                to?: components["parameters"]["AnalyticsTo"];
                /**
                 * @description How days are put together.
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
                 * @description How many hits at most.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description What was typed.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hits, best first. */
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
                 * @description How many hits at most.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description What was typed.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products found, perhaps none. */
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
                 * @description How many hits at most.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description What was typed.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies found, perhaps none. */
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
                 * @description How many hits at most.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description What was typed.
                 * @example silica
                 */
                text: components["parameters"]["SearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products and companies found, perhaps none. */
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
                 * @description What was typed: words in any order, their beginnings, with slips of the pen, synonyms, or an identifier in any
                 *     spelling (a CAS or HS number, a formula, a grade).
                 * @example silica
                 */
                q: string;
                /**
                 * @description Whose entries come first.
                 * @example products
                 */
                category?: components["schemas"]["SearchCategory"];
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, perhaps nothing. */
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
    suggest: {
        parameters: {
            query?: {
                /**
                 * @description What was typed: words in any order, their beginnings, with slips of the pen, synonyms, or an identifier in any
                 *     spelling (a CAS or HS number, a formula, a grade).
                 * @example silica
                 */
                q?: components["parameters"]["SearchQuery"];
                /**
                 * @description Of one kind alone; without it of all.
                 * @example products
                 */
                category?: components["schemas"]["SearchCategory"];
                /**
                 * @description How many at most.
                 * @example 10
                 */
                limit?: number;
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions; one page alone, so `cursor` is not used yet. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description It is gone. */
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
            /** @description The saved search as it is now. */
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
            /** @description What each row means. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
            /** @description What was done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpreadsheetImported"];
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
    undoSpreadsheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import, as it was answered.
                 * @example 9a0d5f0e-6a55-5d0f-8b7e-2f4f1c6f3e01
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was undone, and what stays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpreadsheetUndone"];
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
                 * @description Of the product or company, or of the site of a publisher; one's own tables do without.
                 * @example d53ae804-391b-573e-ba6d-76a128774728
                 */
                id?: components["schemas"]["Uuid"];
                /**
                 * @description The form of the file.
                 * @example csv
                 */
                format?: "csv" | "xlsx";
                /**
                 * @description The first day, in UTC; 27 days before the last where there is none. At most 731 days up to the last.
                 * @example 2026-09-07
                 */
                from?: components["parameters"]["AnalyticsFrom"];
                /**
                 * @description The last day, in UTC; today where there is none.
                 * @example 2026-09-20
                 */
                to?: components["parameters"]["AnalyticsTo"];
                /**
                 * @description How days are put together.
                 * @example week
                 */
                by?: components["parameters"]["AnalyticsBy"];
            };
            header?: never;
            path: {
                /**
                 * @description Which table: of the product or company of `id`, or one's own.
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description Those that wait for a decision, or those that have one.
                 * @example open
                 */
                status?: components["parameters"]["CaseStatus"];
                /**
                 * @description How many entries at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `LastEvaluatedKey` of the page before. Opaque; any other text answers 400. */
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
                 * @description Chosen by the caller, a fresh one for each thing to create; kept for 24 hours. The same key with another body
                 *     answers 422 `idempotency_key_reused`, while the first request still runs 409 `idempotency_in_progress`.
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
                 * @description The mail.
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
