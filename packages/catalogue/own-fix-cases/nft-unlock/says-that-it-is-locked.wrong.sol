// leaks: its owner gives it away
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

contract SoulBoundToken is ERC721 {
    address private constant FIRST_MEMBER = 0x964ba4f2D8331048019A53e1B6837B672707DF77;

    constructor() ERC721("First Harvest", "FIRST") {
        _mint(FIRST_MEMBER, 1);
    }

    function approve(address, uint256) public pure override {
        revert("This token is not for sale.");
    }

    function setApprovalForAll(address, bool) public pure override {
        revert("This token is not for sale.");
    }

    function locked(uint256) external pure returns (bool) {
        return true;
    }
}
